import { FastChance, isRefusal, type Json, nth, type Refusal } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { type GameRecord, Session } from '@graveshift/table'
import { REASONS } from '../../../second-edition/src/refusals.ts'
import { type Place, toldAt } from './refused.ts'
import { SECOND } from './twin-game.ts'
import { beginnings, begunAt } from './uses.ts'
import { ZoneTwin } from './zone-twin.ts'

/** Every reason for which the game refuses an answer, by its own list. */
export const REFUSED: readonly string[] = REASONS

/** A moment at which the table tells why something is not done. */
interface Refused {
  readonly refusal: Refusal
  readonly place: Place
  readonly record: GameRecord
}

/** Beginnings at which that is told which hardly ever comes up at random. */
const SELDOM: readonly Json[] = [
  {
    mission: 'heavy-duty',
    survivors: ['amy', 'ned'],
    turn: 'amy',
    people: [
      { id: 'amy', zone: '7R.b' },
      { id: 'ned', zone: '7R.a' },
    ],
  },
  {
    mission: 'city-blocks',
    survivors: ['amy'],
    turn: 'amy',
    people: [{ id: 'amy', zone: '9R.a' }],
    decks: { equipment: { cards: {}, discards: {} } },
  },
]

const GAMES = 60
const DECISIONS = 80

function* begun() {
  for (const position of SELDOM) yield begunAt(position)
  let game = 0
  for (const options of beginnings()) if (game++ < GAMES) yield options
}

/** The first moment for each reason that the table tells in games at random. */
export function findRefused(): readonly Refused[] {
  const found = new Map<string, Refused>()
  let game = 0
  for (const options of begun()) {
    game++
    const session = Session.start(SECOND_EDITION_MODULE, options, { seed: `refused-${game}` })
    if (isRefusal(session)) throw new Error(session.refused)
    const twin = new ZoneTwin(session, SECOND)
    const random = new FastChance(game)
    for (let made = 0; made < DECISIONS; made++) {
      const [choice] = session.choices()
      if (!choice) break
      for (const { refusal, place } of toldAt(twin, choice, ({ refused }) => !found.has(refused)))
        if (!found.has(refusal.refused)) found.set(refusal.refused, { refusal, place, record: twin.record() })
      const picks = twin.picks(choice)
      twin.do({ choice, pick: nth(picks, random.below(picks.length)) })
    }
  }
  return [...found.values()]
}
