import type { Effect } from '../missions/effects.ts'
import type { WesternKit } from '../western-kit.ts'

/** What effects are worth to the team, each by itself. */
const WORTHS: Partial<Record<Effect['do'], number>> = {
  draw: 60,
  fetch: 60,
  points: 30,
  cxp: 20,
  heal: 40,
  wound: -90,
  skill: 60,
  companion: 70,
  key: 200,
  noise: -15,
  spawn: -70,
  place: -40,
  mobile: 20,
  purify: 90,
  repair: 20,
  break: -20,
  sweep: 60,
  gatling: 40,
  'open-exit': 400,
  note: 40,
  win: 9_000,
  lose: -9_000,
  save: 400,
  bolt: -200,
  'give-up': -60,
  barricade: 120,
}

/** A point of the gauge. */
const PRESSURE = 20

/** Whether pressure is what the mission asks for, or what it is lost by: 1 or -1. */
function signOf({ mission: { data } }: WesternKit): number {
  if (data.goals.some(({ goal }) => goal === 'gauge')) return 1
  return -1
}

/** What one option of a card is worth, as everybody reads it; notes are a secret until they are read. */
export function optionWorth(kit: WesternKit, effects: readonly Effect[]): number {
  let worth = 0
  for (const effect of effects)
    worth += effect.do === 'gauge' ? signOf(kit) * PRESSURE * effect.by : (WORTHS[effect.do] ?? 0)
  return worth
}
