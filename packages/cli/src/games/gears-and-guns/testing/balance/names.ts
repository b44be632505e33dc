import { MISSIONS, ONE_SHOTS, type WesternMission } from '@graveshift/gears-and-guns'
import { wordsIn } from '../../../../words.ts'
import { namesOf } from '../../../../zones/simulate/names.ts'
import { WESTERN } from '../../simulate/simulated.ts'

export const NAMES = namesOf(WESTERN)
export const { say } = wordsIn('en', WESTERN.module.id)

export const numberOf = (mission: WesternMission): string =>
  ONE_SHOTS.includes(mission) ? `W${ONE_SHOTS.indexOf(mission) + 1}` : `M${mission.number}`

export function missionCalled(number: string): WesternMission {
  const mission = MISSIONS.find((each) => numberOf(each) === number)
  if (!mission) throw new Error(`no mission ${number}`)
  return mission
}
