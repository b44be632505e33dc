import { Bug } from '@graveshift/kernel'
import type { Goal, GoalDataOf } from './goal.ts'
import type { GameWithMissions, MissionKit } from './mission-game.ts'
import type { Rule, RuleDataOf } from './rule.ts'

/** What a game's missions are written in: the goals and rules it has, each listed once. */
export interface MissionLanguage<G extends GameWithMissions, K extends MissionKit<G>> {
  readonly goals: readonly Goal<GoalDataOf<K>, G, K>[]
  readonly rules: readonly Rule<RuleDataOf<K>, G, K>[]
  /** How many survivors a mission is made for, unless it says otherwise. */
  readonly survivors: number
}

export function kindById<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((each) => each.id === id)
  if (!found) throw new Bug(`missions have no ${id}`)
  return found
}

/** Why games are lost: a goal is out of reach, somebody fell, or a rule of the mission says so (Z2-RND-05). */
export const lossesOf = (
  goals: readonly { readonly id: string }[],
  rules: readonly { readonly id: string; readonly loses?: true }[],
): readonly string[] => [
  ...goals.map(({ id }) => id),
  'eliminated',
  ...rules.flatMap(({ id, loses }) => (loses ? [id] : [])),
]
