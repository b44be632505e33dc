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
import { factsOf, type MissionFacts, traitsWhere } from '../../../zone-table/set-up/mission-facts.ts'

const BY_MISSION: Readonly<Record<string, Measurement>> = measured.missions

function told(data: WesternMission, called: string): MissionFacts {
  const { id, goals, companions = [], steam, train } = data
  const mission = missionOf(id)
  return factsOf(data, mission.board.layout, {
    called,
    traits: traitsWhere({
      companions: companions.length > 0,
      steam: steam !== undefined,
      train: train !== undefined,
    }),
    goals: goals.map((goal) => goalOf(goal).kind.tell(goal)),
    rules: tellRules(mission),
    measured: measuredIn(BY_MISSION, id, 'quick'),
  })
}

/** The missions of the box, as they are told before one is played: those for one evening first. */
export const MISSION_FACTS: readonly MissionFacts[] = [
  ...ONE_SHOTS.map((data, index) => told(data, `W${index + 1}`)),
  ...CAMPAIGN_MISSIONS.map((data) => ({ ...told(data, `M${data.number}`), chapter: data.number })),
]
