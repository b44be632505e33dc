import { type ChoiceRule, doOf, isRefusal, type Random, type Refusal, type Table } from '@graveshift/kernel'
import { type Attacker, attackerWith } from '../attacker.ts'
import type { Board, Target } from '../board.ts'
import type { Arm, Content } from '../content/compile.ts'
import type { AttackPick, ChoiceOf, Frame, GearUp, Hit, Sweep, Wield } from '../game.ts'
import { checkHit } from '../hit-checks.ts'
import { listHitsOn, sampleHitOn } from '../hits.ts'
import { hasOwnTarget, hasTarget, sampleTarget, targetsInReach } from '../reach.ts'
import { refuse } from '../refusals.ts'
import { armOf, seatBoard, turnColour } from '../seats.ts'
import { strike } from '../strike.ts'
import { checkSweep, listSweeps } from '../sweeps.ts'
import { NOT_AN_ANSWER, parseHit, parseSweep, showHit, showSweep } from './parse.ts'

type Attack = ChoiceOf<'attack'>

/** Weapon and companions that may draw now. */
export function attackers(content: Content, board: Board, choice: Attack): Attacker[] {
  const { seat } = choice
  const able = choice.weapon
    ? [attackerWith(content, board, seat, { colour: turnColour(content, board) })]
    : []
  if (choice.companion)
    for (const { id, ready } of seatBoard(board, seat).companions)
      if (ready) able.push(attackerWith(content, board, seat, { companion: id }))
  return able
}

/** The attacker an answer names, or why that one may not draw. */
function attackerOf(content: Content, board: Board, choice: Attack, pick: Hit | Sweep): Attacker | Refusal {
  const { seat } = choice
  const { companion } = pick
  if (companion === undefined)
    return choice.weapon
      ? attackerWith(content, board, seat, { colour: turnColour(content, board) })
      : refuse('weapon-spent', 'GU-ATK-11')
  if (!choice.companion) return refuse('not-a-companion-turn', 'GU-SOL-04')
  const ready = seatBoard(board, seat).companions.some((card) => card.id === companion && card.ready)
  if (!ready) return refuse('companion-not-ready', 'GU-SOL-02')
  return attackerWith(content, board, seat, { companion })
}

/** Everything one attacker may do, added to the list. */
export function listAttacks(
  content: Content,
  board: Board,
  by: Attacker,
  avoid: readonly number[],
  into: object[],
): void {
  for (const target of targetsInReach(content, board, by.seat, by.arm.powers.longRange, avoid))
    listHitsOn(content, board, by, target, into)
  for (const targets of listSweeps(content, board, by, avoid))
    into.push({ do: 'sweep', targets, companion: by.companion })
}

/** What an attacker has before it, kept by whoever samples several attacks on one and the same board. */
export interface Aim {
  targets: readonly Target[] | undefined
  sweeps: readonly (readonly Target[])[] | undefined
}

export const freshAim = (): Aim => ({ targets: undefined, sweeps: undefined })

/** One attack at random; undefined without a target. */
export function sampleAttack(
  content: Content,
  board: Board,
  by: Attacker,
  avoid: readonly number[],
  random: Random,
  aim?: Aim,
): Hit | Sweep | undefined {
  const { sweep, longRange } = by.arm.powers
  if (sweep !== 'none' && random.below(2) === 0) {
    const sweeps = aim?.sweeps ?? listSweeps(content, board, by, avoid)
    if (aim) aim.sweeps = sweeps
    if (sweeps.length > 0) {
      const targets = sweeps[random.below(sweeps.length)] as readonly Target[]
      return { do: 'sweep', targets, companion: by.companion }
    }
  }
  if (aim) aim.targets ??= targetsInReach(content, board, by.seat, longRange, avoid)
  const target = aim?.targets
    ? sampleFrom(aim.targets, random)
    : sampleTarget(content, board, by.seat, longRange, avoid, random)
  return target === undefined ? undefined : sampleHitOn(content, board, by, target, random)
}

function sampleFrom(targets: readonly Target[], random: Random): Target | undefined {
  return targets.length === 0 ? undefined : targets[random.below(targets.length)]
}

/** Lists of frames are never changed in place, so that all may begin with the same empty one. */
const NONE: readonly Target[] = []

export const PASS: AttackPick = { do: 'pass' }

/** A new activation, its first draw made. Pushed last, so that what the draw pushed comes first. */
function beginActivation(
  content: Content,
  table: Table<GearUp>,
  seat: number,
  wield: Wield,
  pick: Hit | Sweep,
): void {
  const arm = armOf(content, table.board, seat, wield)
  const activation: Extract<Frame, { kind: 'activation' }> = {
    kind: 'activation',
    at: 'draw',
    seat,
    wield,
    made: 0,
    left: arm.powers.times,
    damage: 0,
    hit: NONE,
    sweep: NONE,
    avoid: NONE,
    second: false,
  }
  takeDraw(content, table, activation, pick, arm)
  if (goesOn(activation, arm)) table.push(activation)
}

/** Whether an activation has more to ask or to do than the draw just made. Most have not, and need no frame. */
function goesOn({ left, sweep }: Extract<Frame, { kind: 'activation' }>, { powers }: Arm): boolean {
  const { afterHit, atEnd, seconds } = powers
  return left > 0 || sweep.length > 0 || afterHit.length > 0 || atEnd.length > 0 || seconds.length > 0
}

/** One of the activation's draws: a plain hit now, or a sweep whose targets are asked for one by one. */
export function takeDraw(
  content: Content,
  table: Table<GearUp>,
  frame: Extract<Frame, { kind: 'activation' }>,
  pick: Hit | Sweep,
  arm?: Arm,
): void {
  frame.left -= 1
  if (pick.do === 'sweep') frame.sweep = pick.targets
  else strike(content, table, frame, pick, arm)
}

/** The attack step of one seat: the weapon, a companion, or neither (GU-ATK-01, GU-ATK-10, GU-SOL-02). */
export const attackChoice = (content: Content): ChoiceRule<GearUp, Attack> => ({
  list(board, choice) {
    const picks: AttackPick[] = [PASS]
    for (const by of attackers(content, board, choice)) listAttacks(content, board, by, [], picks)
    return picks
  },
  sample(board, choice, random) {
    if (random.below(16) === 0) return PASS
    const able = attackers(content, board, choice)
    const by = able[able.length === 1 ? 0 : random.below(able.length)] as Attacker
    return sampleAttack(content, board, by, [], random) ?? PASS
  },
  check(board, choice, pick) {
    if (pick.do === 'pass') return undefined
    if (pick.do !== 'hit' && pick.do !== 'sweep') return NOT_AN_ANSWER
    const by = attackerOf(content, board, choice, pick)
    if (isRefusal(by)) return by
    return pick.do === 'hit'
      ? checkHit(content, board, by, pick, [])
      : checkSweep(content, board, by, pick.targets, [])
  },
  forced(board, choice) {
    // Asked after every command, so look at the own street before anything else.
    if (hasOwnTarget(board, choice.seat)) return undefined
    for (const by of attackers(content, board, choice))
      if (hasTarget(content, board, choice.seat, by.arm.powers.longRange, [])) return undefined
    return PASS
  },
  parse(board, _choice, raw) {
    const what = doOf(raw)
    if (what === 'pass') return PASS
    if (what === 'hit') return parseHit(raw)
    return what === 'sweep' ? parseSweep(board, raw) : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) =>
    pick.do === 'hit' ? showHit(pick) : pick.do === 'sweep' ? showSweep(pick) : { do: 'pass' },
  answer(table, frame, choice, pick) {
    if (frame.kind !== 'attack') return
    const { seat } = choice
    if (pick.do !== 'hit' && pick.do !== 'sweep') {
      if (frame.weapon) table.emit({ type: 'weaponDeclined', seat })
      frame.weapon = false
      frame.companion = false
    } else if (pick.companion !== undefined) {
      frame.companion = false
      table.emit({ type: 'companionUsed', seat, companion: pick.companion })
      beginActivation(content, table, seat, { companion: pick.companion }, pick)
    } else {
      frame.weapon = false
      const colour = turnColour(content, table.board)
      table.emit({ type: 'weaponUsed', seat, colour })
      beginActivation(content, table, seat, { colour }, pick)
    }
  },
})
