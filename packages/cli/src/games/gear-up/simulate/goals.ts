import { CONTENT } from '@graveshift/gear-up'
import { isBeyondDoubt, type Share, shareOf } from '../../../simulate/share.ts'
import type { Goal as AnyGoal } from '../../../simulate/simulated-game.ts'
import type { GearUpSummary } from './summary.ts'

/** What the difficulties promise a team that plays well, in shares of games won. */
export const BANDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  easy: [0.75, 0.9],
  standard: [0.5, 0.65],
  hard: [0.25, 0.4],
  nightmare: [0.08, 0.2],
}
const BOSS_APART = 0.15
const SURVIVOR_APART = 0.1
const UPGRADE_TAKEN = 0.05

/** One thing that balanced content must show, and whether it does. */
export interface GearUpGoal extends AnyGoal {
  readonly kind: 'band' | 'boss' | 'survivor' | 'weapon' | 'upgrade'
}

/** A share that must lie within bounds, or how far it is from a mean. */
function goal(
  kind: GearUpGoal['kind'],
  of: string,
  share: Share,
  least: number,
  most: number,
  { difficulty, mean = 0 }: { readonly difficulty?: string; readonly mean?: number } = {},
): GearUpGoal {
  const value = share.share - mean
  const interval = [share.low - mean, share.high - mean] as const
  return {
    kind,
    of,
    value,
    least,
    most,
    met: value >= least && value <= most,
    interval,
    sure: isBeyondDoubt(...interval, least, most),
    ...(difficulty === undefined ? {} : { difficulty }),
  }
}

function apart(kind: 'boss' | 'survivor', counts: GearUpSummary['bosses'], most: number): GearUpGoal[] {
  return Object.entries(counts).flatMap(([difficulty, group]) => {
    const shares = Object.entries(group).map(([of, count]) => ({ of, ...shareOf(count) }))
    const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length
    return shares.map(({ of, ...share }) => goal(kind, of, share, -most, most, { difficulty, mean }))
  })
}

const EVERYTHING = Number.POSITIVE_INFINITY

/** Every goal of the balance, held against what was counted. */
export function goalsOf(summary: GearUpSummary): GearUpGoal[] {
  const bands = Object.entries(summary.seats).flatMap(([difficulty, counts]) =>
    Object.entries(counts).map(([seats, count]) => {
      const [least, most] = BANDS[difficulty] ?? [0, 1]
      return goal('band', seats, shareOf(count), least, most, { difficulty })
    }),
  )
  const weapons = CONTENT.survivors
    .flatMap(({ team }) => Object.values(team.weapons))
    .map(({ id }): GearUpGoal => {
      const { came = 0, used = 0 } = summary.weapons[id] ?? {}
      // A weapon whose color never came up could not be used.
      const sure = used > 0 || came > 0
      return { kind: 'weapon', of: id, value: used, least: 1, most: EVERYTHING, met: used > 0, sure }
    })
  const upgrades = Object.entries(summary.upgrades).map(([name, { offered, taken }]) =>
    goal('upgrade', name, shareOf({ games: offered, won: taken }), UPGRADE_TAKEN, 1),
  )
  return [
    ...bands,
    ...apart('boss', summary.bosses, BOSS_APART),
    ...apart('survivor', summary.survivors, SURVIVOR_APART),
    ...weapons,
    ...upgrades,
  ]
}
