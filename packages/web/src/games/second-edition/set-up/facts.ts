import { goalOf, type MissionData, missionOf, MISSIONS as PRINTED, ruleOf } from '@graveshift/second-edition'
import measured from '@graveshift/second-edition/measured/strong.json'
import { type Measurement, measuredIn } from '../../../zone-table/set-up/measured.ts'
import type { MissionFacts, Trait } from '../../../zone-table/set-up/mission-facts.ts'

const BY_MISSION: Readonly<Record<string, Measurement>> = measured.missions

function traitsOf({ cars = [], companions = [], dark = false }: MissionData): readonly Trait[] {
  const traits: Trait[] = []
  if (cars.length > 0) traits.push('cars')
  if (companions.length > 0) traits.push('companions')
  if (dark) traits.push('dark')
  return traits
}

function factsOf(data: MissionData): MissionFacts {
  const { id, number, difficulty, minutes, goals, rules, spawns } = data
  const { layout } = missionOf(id).board
  return {
    id,
    called: `M${number}`,
    difficulty,
    minutes,
    tiles: layout.tiles.length,
    zones: layout.zones.length,
    spawns: spawns.length,
    traits: traitsOf(data),
    goals: goals.map((goal) => goalOf(goal).kind.tell(goal)),
    rules: rules.map((rule) => ruleOf(rule).tell(rule)),
    measured: measuredIn(BY_MISSION, id, 'strong'),
  }
}

/** The missions of the box, as they are told before one is played. */
export const MISSIONS: readonly MissionFacts[] = PRINTED.map(factsOf)
