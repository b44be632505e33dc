import type { Telling } from '@graveshift/kernel'
import { survivorTerm } from '../tell/terms.ts'
import { missionId } from './mission-book.ts'
import type { MissionSetup } from './setup.ts'

const listed = (survivors: readonly string[]): Telling =>
  survivors.map(survivorTerm).reduce((rest, last) => ({ word: 'list.pair', with: { rest, last } }))

/** The game in a list of games: who plays, and which mission. */
export const missionLabel = ({ mission, teams }: MissionSetup): Telling => ({
  word: 'game.label',
  with: { who: listed(teams.flat()), mission: { word: `mission.${missionId(mission)}.name` } },
})

/** Who sits in a seat. */
export const seatLabel = ({ teams }: MissionSetup, seat: number): Telling | undefined =>
  teams[seat] ? listed(teams[seat]) : undefined
