import { bump, entry } from '../../../simulate/entry.ts'
import type { Counts } from '../../../simulate/rows.ts'
import { addGame, type Count, noCount } from '../../../simulate/share.ts'
import type { Summary as AnySummary } from '../../../simulate/simulated-game.ts'
import type { GearUpGame, Suffered, WeaponUse } from './game-record.ts'

/** What a simulation came to: everything the report shows, in plain JSON. */
export interface GearUpSummary extends AnySummary {
  readonly difficulties: Record<string, Count>
  readonly seats: Counts
  readonly bosses: Counts
  readonly survivors: Counts
  /** Why games were lost, by difficulty. */
  readonly losses: Record<string, Record<string, number>>
  /** How many games ended in which turn, 1 to 18, by outcome. */
  readonly lengths: Record<string, Record<string, number>>
  /** Damage by difficulty and source; and how many seats it was spread over. */
  readonly damage: Record<string, Record<string, Suffered>>
  readonly chairs: Record<string, number>
  readonly weapons: Record<string, WeaponUse>
  readonly effects: Record<string, { uses: number; games: number }>
  readonly upgrades: Record<string, { offered: number; taken: number }>
  readonly cards: Record<string, { games: number; times: number }>
}

export function freshSummary(): GearUpSummary {
  return {
    games: 0,
    decisions: 0,
    difficulties: {},
    seats: {},
    bosses: {},
    survivors: {},
    losses: {},
    lengths: {},
    damage: {},
    chairs: {},
    weapons: {},
    effects: {},
    upgrades: {},
    cards: {},
  }
}

const TURNS_A_ROUND = 9

function addResult(summary: GearUpSummary, record: GearUpGame): void {
  const { difficulty, seats, boss, survivors, outcome, why, round, turn } = record
  const won = outcome === 'won'
  addGame(entry(summary.difficulties, difficulty, noCount), won)
  addGame(entry(entry(summary.seats, difficulty, Object), seats, noCount), won)
  addGame(entry(entry(summary.bosses, difficulty, Object), boss, noCount), won)
  for (const survivor of survivors)
    addGame(entry(entry(summary.survivors, difficulty, Object), survivor, noCount), won)
  if (why) bump(entry(summary.losses, difficulty, Object), why)
  bump(entry(summary.lengths, outcome, Object), (round - 1) * TURNS_A_ROUND + turn)
}

function addUse(summary: GearUpSummary, { difficulty, seats, damage, weapons, effects }: GearUpGame): void {
  bump(summary.chairs, difficulty, seats)
  for (const [source, { armor, health }] of Object.entries(damage)) {
    const sum = entry(entry(summary.damage, difficulty, Object), source, () => ({ armor: 0, health: 0 }))
    sum.armor += armor
    sum.health += health
  }
  for (const [id, use] of Object.entries(weapons)) {
    const sum = entry(summary.weapons, id, () => ({ came: 0, used: 0, squares: 0, kills: 0 }))
    sum.came += use.came
    sum.used += use.used
    sum.squares += use.squares
    sum.kills += use.kills
  }
  for (const [effect, uses] of Object.entries(effects)) {
    const sum = entry(summary.effects, effect, () => ({ uses: 0, games: 0 }))
    sum.uses += uses
    sum.games++
  }
}

/** Counts one game in. The order of the games does not matter. */
export function addRecord(summary: GearUpSummary, record: GearUpGame): void {
  summary.games++
  summary.decisions += record.decisions
  addResult(summary, record)
  addUse(summary, record)
  for (const name of record.offered) entry(summary.upgrades, name, () => ({ offered: 0, taken: 0 })).offered++
  for (const name of record.taken) entry(summary.upgrades, name, () => ({ offered: 0, taken: 0 })).taken++
  for (const [card, times] of Object.entries(record.cards)) {
    const sum = entry(summary.cards, card, () => ({ games: 0, times: 0 }))
    sum.games++
    sum.times += times
  }
}
