import type { Telling } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
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

/** Who sits in a seat: whom the board has there, for some missions deal people anew, else whom the set-up had. */
export function seatLabel(
  { teams }: MissionSetup,
  seat: number,
  board?: Readonly<Pick<ZonesBoard, 'people'>>,
): Telling | undefined {
  const seated = board?.people.flatMap((person) => (person.seat === seat ? [person.id] : [])) ?? []
  const team = seated.length > 0 ? seated : teams[seat]
  return team && listed(team)
}
