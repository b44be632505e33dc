import type { PrintedMission, TiledBoard } from '@graveshift/zones/missions'
import { askOne, askSeats, type Item } from '../../play/ask.ts'
import type { Console } from '../../play/console.ts'
import type { Pen } from '../../play/pen.ts'
import type { Wishes } from '../../play/wishes.ts'

const MOST_SEATS = 6

/** What is told of a mission before it is chosen; which difficulties there are is the game's. */
export type OfferedMission = Omit<PrintedMission, 'difficulty'> & TiledBoard & { readonly difficulty: string }

/** The questions before a game; Enter all the way gives the first mission with its first survivors. */
export async function askWishes(io: Console, pen: Pen, offered: readonly OfferedMission[]): Promise<Wishes> {
  const { say } = pen
  const missions = offered.map(({ id, difficulty, minutes, tiles }): Item<string> => {
    const about = say('play.zones.setup.about', {
      difficulty: { word: `difficulty.${difficulty}` },
      minutes,
      tiles: tiles.join(' ').split(' ').length,
    })
    return { label: `${say(`mission.${id}.name`)} (${about})`, value: id }
  })
  const random = { label: say('play.setup.random'), value: 'random' }
  const [first, ...others] = missions
  const mission = await askOne(io, pen, say('play.zones.setup.mission'), [first ?? random, ...others, random])
  const seats = await askSeats(io, pen, say('play.zones.setup.seats', { most: MOST_SEATS }), MOST_SEATS)
  const survivors = await askOne(io, pen, say('play.zones.setup.survivors'), [
    { label: say('play.zones.setup.usual'), value: undefined },
    { label: say('play.setup.random'), value: 'random' },
  ])
  return { mission, seats, ...(survivors === undefined ? {} : { survivors }) }
}
