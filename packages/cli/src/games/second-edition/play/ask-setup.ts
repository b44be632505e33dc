import { MISSIONS } from '@graveshift/second-edition'
import { askOne, askSeats, type Item } from '../../../play/ask.ts'
import type { Console } from '../../../play/console.ts'
import type { Pen } from '../../../play/pen.ts'
import type { Wishes } from '../../../play/wishes.ts'

const MOST_SEATS = 6

/** The questions before a game; Enter all the way gives the first mission with the first six survivors. */
export async function askWishes(io: Console, pen: Pen): Promise<Wishes> {
  const { say } = pen
  const missions = MISSIONS.map(({ id, difficulty, minutes, tiles }): Item<string> => {
    const about = say('play.second.setup.about', {
      difficulty: { word: `difficulty.${difficulty}` },
      minutes,
      tiles: tiles.join(' ').split(' ').length,
    })
    return { label: `${say(`mission.${id}.name`)} (${about})`, value: id }
  })
  const random = { label: say('play.setup.random'), value: 'random' }
  const [first, ...others] = missions
  const mission = await askOne(io, pen, say('play.second.setup.mission'), [
    first ?? random,
    ...others,
    random,
  ])
  const seats = await askSeats(io, pen, say('play.second.setup.seats', { most: MOST_SEATS }), MOST_SEATS)
  const survivors = await askOne(io, pen, say('play.second.setup.survivors'), [
    { label: say('play.second.setup.usual'), value: undefined },
    { label: say('play.setup.random'), value: 'random' },
  ])
  return { mission, seats, ...(survivors === undefined ? {} : { survivors }) }
}
