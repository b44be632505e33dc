import type { GoalDataOf } from './goal.ts'
import { kindById, type MissionLanguage } from './language.ts'
import type { GameWithMissions, MissionKit } from './mission-game.ts'
import type { RuleDataOf } from './rule.ts'

/** Who may sit down to play. */
export interface Crew {
  /** Everybody there is, in the order in which they are taken where nobody is named. */
  readonly survivors: readonly string[]
  readonly mostSeats: number
  /** How many a mission is made for, unless it says otherwise. */
  readonly usual: number
  /** Of each group somebody is among those whom luck brings. */
  readonly groups?: readonly (readonly string[])[]
  /** The game's rules: how many seats there are, and that nobody is in play twice. */
  readonly rules: { readonly seats: string; readonly once: string }
}

/** How many survivors play a mission. */
export const survivorsFor = ({ usual }: Crew, mission: { readonly survivors?: number } | undefined): number =>
  mission?.survivors ?? usual

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
