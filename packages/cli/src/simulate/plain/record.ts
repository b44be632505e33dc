import {
  Bug,
  type Game,
  type GameFigures,
  type GameModule,
  isFault,
  momentsFrom,
  nth,
  randomTable,
} from '@graveshift/kernel'
import { type Fixture, luckOf, placesOf, seedIn } from '../fixture.ts'
import type { Order } from '../order.ts'
import { playThrough } from '../play-through.ts'
import type { GameRecord } from '../simulated-game.ts'

/** Nobody waits longer for the end of a game. */
const PATIENCE = 20_000

/** What is kept of one game, whatever it is: all that its module tells of it. */
export interface PlainGame extends GameRecord {
  readonly seats: number
  /** What was chosen for it, by the ids of the game's rates. */
  readonly rates: Readonly<Record<string, readonly string[]>>
  /** When it ended, by the clock of its progress. */
  readonly at: number
  readonly figures?: GameFigures
}

/** Seat counts go round; which game it is is drawn, and how it is played is as usual. */
export function plainFixture(module: GameModule<Game>, order: Order, game: number): Fixture<Game['options']> {
  const [chairs = 0, round = 0] = placesOf(game, order.seats.length)
  const seats = nth(order.seats, chairs)
  const turn = seedIn(order.seed, round)
  const seed = `${turn.seed} ${seats} ${turn.round}`
  const { salt, random } = luckOf(seed)
  const sized = module.options.flatMap(({ kind, id }) => (kind === 'seats' ? [[id, seats] as const] : []))
  const options = module.readOptions(randomTable(module.options, Object.fromEntries(sized), random))
  if (isFault(options)) throw new Bug(options.message)
  return { game, options, seed, salt }
}

/** Plays one game to its end and tells what is kept of it. The same fixture gives the same record everywhere. */
export function playPlainly(
  module: GameModule<Game>,
  order: Order,
  fixture: Fixture<Game['options']>,
): PlainGame {
  const { game, options } = fixture
  const rules = module.rulesFor(options)
  const events: Game['event'][] = []
  const { state, decisions } = playThrough(order, fixture, {
    rules,
    speaker: () => 0,
    note: (event) => void events.push(event),
    patience: PATIENCE,
  })
  const figures = module.figures?.(options, momentsFrom(rules, rules.begin(options).board, events))
  return {
    game,
    seats: rules.seats(options),
    rates: Object.fromEntries((module.rates ?? []).map(({ id, of }) => [id, of(options)])),
    outcome: rules.outcome(state.board) === 'won' ? 'won' : 'lost',
    at: module.progress(state.board).at,
    decisions,
    ...(figures ? { figures } : {}),
  }
}
