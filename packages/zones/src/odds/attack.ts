import type { ZonesBoard } from '../board.ts'
import { type Arm, type Plan, planAttack } from '../combat/plan.ts'
import { woundable } from '../combat/wounds.ts'
import { RANGED } from '../content/types.ts'
import { zombiesIn, zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { powersOf } from '../people.ts'
import { type Chances, type Exact, toldAs } from './chances.ts'
import { fallen } from './fallen.ts'
import { cellOf, spreadOf } from './spread.ts'

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

/** The odds of dice thrown at a zone, exactly; the misses go to these friends. */
export function exactOdds(
  kit: Kit,
  board: ZonesBoard,
  zone: number,
  plan: Plan,
  friends: readonly number[],
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
  const killsBy = (six: number, plain: number) => fallenBy(six, plain).reduce((sum, each) => sum + each, 0)
  const { hits, misses } = spreadOf({ plan, zombies, kills: killsBy, risky: friends.length > 0 })
  const kills: bigint[] = []
  const byKind = kit.kinds.map(() => 0n)
  hits.ways.forEach((ways, cell) => {
    if (ways === 0n) return
    const fell = cells.get(cell) ?? []
    const count = fell.reduce((sum, each) => sum + each, 0)
    while (kills.length <= count) kills.push(0n)
    kills[count] = (kills[count] as bigint) + ways
    fell.forEach((each, kind) => {
      byKind[kind] = (byKind[kind] as bigint) + ways * BigInt(each)
    })
  })
  const wounds: bigint[] = []
  misses.ways.forEach((ways, count) => {
    const taken = woundsOf(kit, board, friends, count, damage)
    while (wounds.length <= taken) wounds.push(0n)
    wounds[taken] = (wounds[taken] as bigint) + ways
  })
  return {
    kills: { of: hits.of, ways: kills },
    byKind,
    wounds: friends.length > 0 ? { of: misses.of, ways: wounds } : { of: hits.of, ways: [hits.of] },
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
  const plan = planAttack(kit, board, person, arm, zone, crowd)
  const friends =
    arm.mode === RANGED && !plan.sniper && !plan.steady
      ? woundable(kit, board, zone, 'friendly-fire', [person])
      : []
  return oddsFrom(plan.count, exactOdds(kit, board, zone, plan, friends))
}
