import type { ZonesBoard } from '../board.ts'
import { throwsUsualAgain } from '../combat/dice.ts'
import { type Arm, type Plan, planAttack } from '../combat/plan.ts'
import { woundable } from '../combat/wounds.ts'
import { RANGED } from '../content/types.ts'
import { zombiesIn, zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { powersOf } from '../people.ts'
import { type Chances, type Exact, toldAs } from './chances.ts'
import type { Throw } from './dice.ts'
import { fallen } from './fallen.ts'
import { countDice, type OtherThrow, otherThrows } from './other-dice.ts'
import { cellOf, hitsIn, spreadOf } from './spread.ts'

/**
 * What an attack may come to, whole: hits given out as well as can be, all dice thrown again where fewer zombies are to
 * be expected than that brings (Z2-RUL-17), the dice that sixes bring counted to their end (Z2-SKL-14).
 */
export interface AttackOdds {
  readonly dice: number
  readonly kills: Chances
  /** Kills by kind of zombie, in ways times kills. */
  readonly byKind: readonly number[]
  /** Wounds for friends in the target zone, misses shared out as well as can be. */
  readonly wounds: Chances
  /** The ways are too many to be written: each figure is told in parts of 10^13, and is at most one of them off. */
  readonly rounded: boolean
}

/** Wounds of misses shared out as well as can be: each tough friend takes one, and a wound less by it (Z2-SKL-62). */
function woundsOf(
  kit: Kit,
  board: ZonesBoard,
  friends: readonly number[],
  misses: number,
  damage: number,
): number {
  if (friends.length === 0) return 0
  const tough = friends.filter(
    (friend) => powersOf(kit, board, friend).firstWoundIgnoredBy !== undefined,
  ).length
  return misses * damage - Math.min(misses, tough)
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0)

function add(sums: bigint[], at: number, ways: bigint): void {
  while (sums.length <= at) sums.push(0n)
  sums[at] = (sums[at] as bigint) + ways
}

/** What of a throw lies there already, and is not thrown any more. */
export interface Lying {
  readonly usual?: Throw | undefined
  readonly others?: readonly OtherThrow[] | undefined
}

/** The odds of dice thrown at a zone, exactly; the misses go to these friends. */
export function exactOdds(
  kit: Kit,
  board: ZonesBoard,
  zone: number,
  plan: Plan,
  friends: readonly number[],
  lying: Lying = {},
): Exact {
  const { damage, sniper, sixDamage, reaps } = plan
  const standing = kit.kinds.map((_, kind) => zombiesOf(kit, board, zone, kind))
  const zombies = zombiesIn(kit, board, zone)
  const cells = new Map<number, readonly number[]>()
  const fallenBy = (six: number, plain: number): readonly number[] => {
    const cell = cellOf(zombies, six, plain)
    const hits = [...Array<number>(six).fill(damage + sixDamage), ...Array<number>(plain).fill(damage)]
    const known = cells.get(cell) ?? fallen(kit, standing, hits, sniper, reaps)
    cells.set(cell, known)
    return known
  }
  const kills: bigint[] = []
  const byKind = kit.kinds.map(() => 0n)
  const wounds: bigint[] = []
  let ofHits = 0n
  let ofMisses = 0n
  // What is for other dice alone is used to save what they would spoil: for hits it is left out.
  const usual = plan.others
    ? { ...plan, again: plan.again.filter((source) => throwsUsualAgain(kit, source)) }
    : plan
  // For each way the other dice may fall, everything that the usual ones may come to beside them.
  for (const other of lying.others ?? otherThrows(kit, plan)) {
    const withOther = (six: number, plain: number) =>
      fallenBy(Math.min(zombies, six + other.six), Math.min(zombies, plain + other.plain))
    const { hits, misses } = spreadOf({
      plan: usual,
      zombies,
      kills: (six, plain) => sumOf(withOther(six, plain)),
      risky: friends.length > 0,
      thrown: lying.usual,
    })
    ofHits += other.ways * hits.of
    ofMisses += other.ways * misses.of
    hits.ways.forEach((ways, cell) => {
      if (ways === 0n) return
      const fell = withOther(...hitsIn(zombies, cell))
      add(kills, sumOf(fell), other.ways * ways)
      fell.forEach((each, kind) => {
        byKind[kind] = (byKind[kind] as bigint) + other.ways * ways * BigInt(each)
      })
    })
    misses.ways.forEach((ways, count) => {
      add(wounds, woundsOf(kit, board, friends, count + other.misses, damage), other.ways * ways)
    })
  }
  return {
    kills: { of: ofHits, ways: kills },
    byKind,
    wounds: friends.length > 0 ? { of: ofMisses, ways: wounds } : { of: ofHits, ways: [ofHits] },
  }
}

/** As everybody may read it. */
export function oddsFrom(dice: number, { kills, byKind, wounds }: Exact): AttackOdds {
  const killed = toldAs(kills, byKind)
  const wounded = toldAs(wounds)
  return {
    dice,
    kills: killed.chances,
    byKind: killed.sums,
    wounds: wounded.chances,
    rounded: killed.rounded || wounded.rounded,
  }
}

/** The odds of one combat action. */
export function attackOdds(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  arm: Arm,
  zone: number,
  crowd: boolean,
): AttackOdds {
  return oddsOfPlan(kit, board, person, arm, zone, planAttack(kit, board, person, arm, zone, crowd))
}

/** The same where it is known what the attack comes to. */
export function oddsOfPlan(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  arm: Pick<Arm, 'mode'>,
  zone: number,
  plan: Plan,
): AttackOdds {
  const friends =
    arm.mode === RANGED && !plan.sniper && !plan.steady
      ? woundable(kit, board, zone, 'friendly-fire', [person])
      : []
  return oddsFrom(countDice(plan), exactOdds(kit, board, zone, plan, friends))
}
