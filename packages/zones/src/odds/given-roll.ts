import type { ZonesBoard } from '../board.ts'
import { type OtherDice, otherDieNamed, throwsUsualAgain } from '../combat/dice.ts'
import { dieHits, dieValue, type Plan } from '../combat/plan.ts'
import { woundable } from '../combat/wounds.ts'
import { RANGED } from '../content/types.ts'
import type { ZonesFrameOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { exactOdds, type Lying } from './attack.ts'
import { type Chances, type Exact, toldAs } from './chances.ts'
import type { Throw } from './dice.ts'
import { type OtherThrow, otherThrows } from './other-dice.ts'

type Attack = ZonesFrameOf<'attack'>

/** What comes of a throw: kills, and wounds for friends. */
export interface Outcome {
  readonly kills: Chances
  readonly wounds: Chances
}

/** What comes of throwing again by one source, beside keeping what lies there. */
export interface Again extends Outcome {
  readonly source: string
  /** In ways out of `of`: how often more zombies fall, just as many, or fewer. */
  readonly of: number
  readonly better: number
  readonly same: number
  readonly worse: number
}

/** What keeping the dice comes to, and what each re-roll does. */
export interface GivenRoll {
  readonly keep: Outcome
  readonly again: readonly Again[]
}

const SIX = 6

const planOf = ({ machine: _, person: __, ...attack }: Attack): Plan => ({ ...attack, noisy: false })

/** Dice as they lie, counted as throws are. */
function counted(
  { plus, sixDie, sixDamage }: Pick<Plan, 'plus' | 'sixDie' | 'sixDamage'>,
  dice: readonly number[],
  accuracy: number,
): Throw {
  let [sixes, six, plain] = [0, 0, 0]
  for (const die of dice) {
    const hits = dieHits(die, plus, accuracy)
    const isSix = dieValue(die, plus) === SIX && (sixDie > 0 || (hits && sixDamage > 0))
    if (isSix) sixes++
    if (hits && isSix) six++
    else if (hits) plain++
  }
  return { ways: 1n, sixes, six, plain, misses: dice.length - six - plain }
}

const lyingOther = (plan: Plan, { dice, accuracy }: OtherDice): OtherThrow => {
  const { six, plain, misses } = counted({ ...plan, sixDie: 0 }, dice, accuracy)
  return plan.sixDamage > 0
    ? { ways: 1n, six, plain, misses }
    : { ways: 1n, six: 0, plain: plain + six, misses }
}

const both = (one: OtherThrow, other: OtherThrow): OtherThrow => ({
  ways: one.ways * other.ways,
  six: one.six + other.six,
  plain: one.plain + other.plain,
  misses: one.misses + other.misses,
})

/** The other dice: those that a source throws again, in all ways; the rest as they lie. */
function othersAfter(kit: Kit, plan: Plan, source: string | undefined): readonly OtherThrow[] {
  let found: readonly OtherThrow[] = [{ ways: 1n, six: 0, plain: 0, misses: 0 }]
  for (const other of plan.others ?? []) {
    const again = source !== undefined && otherDieNamed(kit, other.kind).isThrownAgainBy(source)
    const each = again ? otherThrows(kit, { ...plan, others: [other] }) : [lyingOther(plan, other)]
    found = found.flatMap((one) => each.map((more) => both(one, more)))
  }
  return found
}

const outcomeOf = ({ kills, wounds }: Exact): Outcome => ({
  kills: toldAs(kills).chances,
  wounds: toldAs(wounds).chances,
})

function compared(source: string, now: Exact, then: Exact): Again {
  const sums: [worse: bigint, same: bigint, better: bigint] = [0n, 0n, 0n]
  now.kills.ways.forEach((ways, kills) => {
    then.kills.ways.forEach((more, killed) => {
      sums[killed < kills ? 0 : killed === kills ? 1 : 2] += ways * more
    })
  })
  const { of, ways } = toldAs({ of: now.kills.of * then.kills.of, ways: sums }).chances
  const [worse = 0, same = 0, better = 0] = ways
  return { source, ...outcomeOf(then), of, better, same, worse }
}

/**
 * What the dice that lie there come to, and what throwing them again does (Z2-RUL-17): each source once, what is left
 * after it used as well as can be, the dice that sixes bring counted to their end.
 */
export function oddsOfRoll(kit: Kit, board: ZonesBoard, attack: Attack): GivenRoll {
  const { zone, mode, sniper, steady, spared, dice, accuracy, again } = attack
  const plan = planOf(attack)
  const friends =
    mode === RANGED && !sniper && !steady ? woundable(kit, board, zone, 'friendly-fire', spared) : []
  const usual = counted(plan, dice, accuracy)
  const exact = (left: readonly string[], lying: Lying) =>
    exactOdds(kit, board, zone, { ...plan, again: left }, friends, lying)
  const now = exact([], { usual, others: othersAfter(kit, plan, undefined) })
  return {
    keep: outcomeOf(now),
    again: [...new Set(again)].map((source) => {
      const others = othersAfter(kit, plan, source)
      const then = throwsUsualAgain(kit, source)
        ? exact(again.toSpliced(again.indexOf(source), 1), { others })
        : exact([], { usual, others })
      return compared(source, now, then)
    }),
  }
}
