import type { GoalDataOf } from './goal.ts'
import { kindById, type MissionLanguage } from './language.ts'
import type { GameWithMissions, MissionKit } from './mission-game.ts'
import type { RuleDataOf } from './rule.ts'

/** Why so many survivors could never win a mission, whatever they do (Z2-RND-05); undefined if they could. */
export function crewTrouble<G extends GameWithMissions, K extends MissionKit<G>>(
  { goals, rules }: MissionLanguage<G, K>,
  mission: K['mission'],
  survivors: number,
): string | undefined {
  const { data } = mission
  const troubles = [
    ...data.goals.map((goal: GoalDataOf<K>) =>
      kindById(goals, goal.goal).tooMany?.(mission, survivors, goal),
    ),
    ...data.rules.map((rule: RuleDataOf<K>) => kindById(rules, rule.rule).tooFew?.(mission, survivors, rule)),
  ]
  return troubles.find((trouble) => trouble !== undefined)
}
