import type { Mission } from './compile.ts'
import { SUPPLY } from './supply.ts'
import type { GoalData, RuleData } from './types.ts'

/** Why so many survivors could never win a mission, whatever they do (Z2-RND-05); undefined if they could. */
export function crewTrouble(mission: Mission, survivors: number): string | undefined {
  const { goals, rules } = mission.data
  const { companions } = mission
  if (survivors + companions.length > SUPPLY.survivors)
    return `${companions.length} of the ${SUPPLY.survivors} wait there as companions (Z2-SET-11)`
  for (const goal of goals) {
    const trouble = goalTrouble(mission, survivors, goal)
    if (trouble !== undefined) return `${trouble} (Z2-RND-05)`
  }
  const hands = rules.reduce((most, rule) => Math.max(most, handsFor(rule)), 0)
  return hands > survivors + companions.length
    ? `an objective takes ${hands} of them to lift (Z2-RND-05)`
    : undefined
}

const handsFor = (rule: RuleData): number => (rule.rule === 'heavy' ? rule.hands : 0)

function goalTrouble(mission: Mission, survivors: number, goal: GoalData): string | undefined {
  switch (goal.goal) {
    case 'objective-each':
      return atMost(survivors, mission.objectives.length, 'objectives, and each of them must take one')
    case 'hold-each':
      return goal.kind === 'pimpweapon'
        ? atMost(survivors, pimpweapons(mission), 'pimpweapons, and each of them must hold one')
        : undefined
    case 'level':
      return goal.count > survivors ? `${goal.count} of them must reach a level` : undefined
    default:
      return undefined
  }
}

function atMost(survivors: number, there: number, what: string): string | undefined {
  return survivors > there ? `there are ${there} ${what}` : undefined
}

/** Those that crates on the board and in the pimpmobile can hold at best. */
function pimpweapons({ crates, cars }: Mission): number {
  const trunks = cars.filter(({ car }) => car === 'pimpmobile').length
  return Math.min(SUPPLY.pimpweapons, crates.length + trunks)
}
