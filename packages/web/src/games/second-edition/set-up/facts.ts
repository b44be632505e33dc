import { goalOf, type MissionData, missionOf, MISSIONS as PRINTED, ruleOf } from '@graveshift/second-edition'
import measured from '@graveshift/second-edition/measured/strong.json'
import { type Measurement, measuredIn } from '../../../zone-table/set-up/measured.ts'
import { factsOf, type MissionFacts, traitsWhere } from '../../../zone-table/set-up/mission-facts.ts'

const BY_MISSION: Readonly<Record<string, Measurement>> = measured.missions

function told(data: MissionData): MissionFacts {
  const { id, number, goals, rules, cars = [], companions = [], dark = false } = data
  return factsOf(data, missionOf(id).board.layout, {
    called: `M${number}`,
    traits: traitsWhere({ cars: cars.length > 0, companions: companions.length > 0, dark }),
    goals: goals.map((goal) => goalOf(goal).kind.tell(goal)),
    rules: rules.map((rule) => ruleOf(rule).tell(rule)),
    measured: measuredIn(BY_MISSION, id, 'strong'),
  })
}

/** The missions of the box, as they are told before one is played. */
export const MISSIONS: readonly MissionFacts[] = PRINTED.map(told)
