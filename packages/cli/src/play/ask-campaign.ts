import { askOne, askSeats } from './ask.ts'
import type { Console } from './console.ts'
import type { Pen } from './pen.ts'

const MOST_PLAYERS = 6

/** One evening, or a campaign of many. */
export const askWhether = (io: Console, pen: Pen): Promise<boolean> =>
  askOne(io, pen, pen.say('play.campaign.whether'), [
    { label: pen.say('play.campaign.no'), value: false },
    { label: pen.say('play.campaign.yes'), value: true },
  ])

/** How many play a campaign, and their names; a name may be left out. */
export async function askPlayers(io: Console, pen: Pen): Promise<readonly string[]> {
  const seats = await askSeats(
    io,
    pen,
    pen.say('play.campaign.players', { most: MOST_PLAYERS }),
    MOST_PLAYERS,
  )
  const names: string[] = []
  for (let seat = 1; seat <= seats; seat++)
    names.push(await io.ask(`${pen.say('play.campaign.name', { seat })} > `))
  return names
}
