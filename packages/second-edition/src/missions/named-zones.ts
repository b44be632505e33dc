import type { GoalData, MissionPlan, RuleData } from './types.ts'

interface NamedZone {
  readonly what: string
  readonly zone: string
}

/** Every zone that goals and rules name: the linter looks for each on the board. */
export function namedZones({ goals, rules }: MissionPlan): readonly NamedZone[] {
  return [
    ...goals.flatMap((goal) => zonesOfGoal(goal).map((zone) => ({ what: goal.goal, zone }))),
    ...rules.flatMap((rule) => zonesOfRule(rule).map((zone) => ({ what: rule.rule, zone }))),
  ]
}

function zonesOfGoal(goal: GoalData): readonly string[] {
  switch (goal.goal) {
    case 'store':
      return [goal.zone]
    case 'escort':
    case 'gather':
    case 'checkpoints':
      return goal.zones
    default:
      return []
  }
}

function zonesOfRule(rule: RuleData): readonly string[] {
  switch (rule.rule) {
    case 'standing-noise':
    case 'forbidden':
    case 'reinforcements':
      return rule.zones
    case 'arrival':
      return [rule.zone]
    case 'fire':
      return rule.blazes.flatMap(({ zones }) => zones)
    default:
      return []
  }
}
