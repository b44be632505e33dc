import { WHOLE } from '@graveshift/zones/missions'
import { bump, entry } from '../../simulate/entry.ts'
import type { Counts } from '../../simulate/rows.ts'
import { addGame, type Count, noCount } from '../../simulate/share.ts'
import type { Summary as AnySummary } from '../../simulate/simulated-game.ts'
import type { CardUse, MissionGame, SkillUse } from './game-record.ts'

/** Sums over the games of one mission. */
export interface MissionSums {
  rounds: number
  decisions: number
  /** Tokens taken, in thousandths of those there were. */
  taken: number
  deaths: number
  kills: number
  came: number
  healed: number
}

/** One goal over the games of a mission that were lost. */
export interface GoalSums {
  /** Games in which it was not met. */
  missed: number
  /** How far along it was, in thousandths, all games together. */
  progress: number
}

/** What a simulation came to: everything the report shows, in plain JSON. */
export interface MissionSummary extends AnySummary {
  readonly missions: Record<string, Count>
  readonly sums: Record<string, MissionSums>
  /** All missions together, by seats and by survivor. */
  readonly seats: Record<string, Count>
  readonly survivors: Record<string, Count>
  /** Why games were lost, by mission. */
  readonly losses: Record<string, Record<string, number>>
  /** How many people fell in which zone, by mission. */
  readonly fell: Record<string, Record<string, number>>
  /** The goals of each mission in games that were lost, in their order. */
  readonly goals: Record<string, GoalSums[]>
  /** How many games ended in which round, by outcome. */
  readonly lengths: Record<string, Record<string, number>>
  /** By mission and source. */
  readonly wounds: Record<string, Record<string, number>>
  /** How many survivors ended at which level, by mission. */
  readonly levels: Record<string, Record<string, number>>
  readonly kills: Record<string, number>
  readonly actions: Record<string, number>
  readonly cards: Record<string, CardUse & { games: number }>
  /** Games in which somebody learned it, won ones among them. */
  readonly skills: Record<string, SkillUse & Count>
  readonly spawns: Record<string, number>
}

export function freshSummary(): MissionSummary {
  return {
    games: 0,
    decisions: 0,
    missions: {},
    sums: {},
    seats: {},
    survivors: {},
    losses: {},
    fell: {},
    goals: {},
    lengths: {},
    wounds: {},
    levels: {},
    kills: {},
    actions: {},
    cards: {},
    skills: {},
    spawns: {},
  }
}

const noSums = (): MissionSums => ({
  rounds: 0,
  decisions: 0,
  taken: 0,
  deaths: 0,
  kills: 0,
  came: 0,
  healed: 0,
})

const sumOf = (record: Readonly<Record<string, number>>): number =>
  Object.values(record).reduce((sum, value) => sum + value, 0)

function addAll(into: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, value] of Object.entries(from)) bump(into, key, value)
}

function addResult(summary: MissionSummary, record: MissionGame): void {
  const { mission, seats, survivors, outcome, why, round } = record
  const won = outcome === 'won'
  addGame(entry(summary.missions, mission, noCount), won)
  addGame(entry(summary.seats, seats, noCount), won)
  for (const survivor of survivors) addGame(entry(summary.survivors, survivor, noCount), won)
  if (why !== undefined) bump(entry(summary.losses, mission, Object), why)
  bump(entry(summary.lengths, outcome, Object), round)
}

function addGoals(sums: GoalSums[], goals: readonly number[]): void {
  for (const [index, progress] of goals.entries()) {
    const sum = sums[index] ?? { missed: 0, progress: 0 }
    sums[index] = sum
    sum.progress += progress
    if (progress < WHOLE) sum.missed++
  }
}

function addCourse(summary: MissionSummary, record: MissionGame): void {
  const { mission, taken, tokens, levels } = record
  const sums = entry(summary.sums, mission, noSums)
  sums.rounds += record.round
  sums.decisions += record.decisions
  sums.taken += tokens === 0 ? 1000 : Math.round((1000 * taken) / tokens)
  sums.deaths += record.dead.length
  sums.kills += sumOf(record.kills)
  sums.came += record.came
  sums.healed += record.healed
  addAll(entry(summary.wounds, mission, Object), record.wounds)
  addAll(entry(summary.fell, mission, Object), record.fell)
  if (record.outcome === 'lost')
    addGoals(
      entry<GoalSums[]>(summary.goals, mission, () => []),
      record.goals,
    )
  for (const level of levels) bump(entry(summary.levels, mission, Object), level)
  addAll(summary.kills, record.kills)
  addAll(summary.actions, record.actions)
  addAll(summary.spawns, record.spawns)
}

function addUse(summary: MissionSummary, { cards, skills, outcome }: MissionGame): void {
  for (const [card, { uses, kills }] of Object.entries(cards)) {
    const sum = entry(summary.cards, card, () => ({ uses: 0, kills: 0, games: 0 }))
    sum.uses += uses
    sum.kills += kills
    sum.games++
  }
  for (const [skill, { learned, used }] of Object.entries(skills)) {
    const sum = entry(summary.skills, skill, () => ({ learned: 0, used: 0, ...noCount() }))
    sum.learned += learned
    sum.used += used
    addGame(sum, outcome === 'won')
  }
}

/** Counts one game in. The order of the games does not matter. */
export function addRecord(summary: MissionSummary, record: MissionGame): void {
  summary.games++
  summary.decisions += record.decisions
  addResult(summary, record)
  addCourse(summary, record)
  addUse(summary, record)
}

/** Shares of one kind as the charts want them: in a single panel. */
export const onePanel = (counts: Record<string, Count>): Counts => ({ '': counts })
