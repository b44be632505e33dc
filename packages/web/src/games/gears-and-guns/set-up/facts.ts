import {
  CAMPAIGN_MISSIONS,
  goalOf,
  missionOf,
  ONE_SHOTS,
  tellRules,
  type WesternMission,
} from '@graveshift/gears-and-guns'
import measured from '@graveshift/gears-and-guns/measured/quick.json' with { type: 'json' }
import { type Measurement, measuredIn } from '../../../zone-table/set-up/measured.ts'
import type { MissionFacts, Trait } from '../../../zone-table/set-up/mission-facts.ts'

const BY_MISSION: Readonly<Record<string, Measurement>> = measured.missions

function traitsOf({ companions = [], steam, train }: WesternMission): readonly Trait[] {
  const traits: Trait[] = []
  if (steam) traits.push('steam')
  if (companions.length > 0) traits.push('companions')
  if (train !== undefined) traits.push('train')
  return traits
}

function factsOf(data: WesternMission, called: string): MissionFacts {
  const { id, difficulty, minutes, goals, spawns } = data
  const mission = missionOf(id)
  const { layout } = mission.board
  return {
    id,
    called,
    difficulty,
    minutes,
    tiles: layout.tiles.length,
    zones: layout.zones.length,
    spawns: spawns.length,
    traits: traitsOf(data),
    goals: goals.map((goal) => goalOf(goal).kind.tell(goal)),
    rules: tellRules(mission),
    measured: measuredIn(BY_MISSION, id, 'quick'),
  }
}

/** The missions of the box, as they are told before one is played: those for one evening first. */
export const MISSION_FACTS: readonly MissionFacts[] = [
  ...ONE_SHOTS.map((data, index) => factsOf(data, `W${index + 1}`)),
  ...CAMPAIGN_MISSIONS.map((data) => factsOf(data, `M${data.number}`)),
]
