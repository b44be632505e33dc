import { Bug, type Game, type GameModule, hashOf, isFault, type Json, nth } from '@graveshift/kernel'
import { entry } from './entry.ts'
import { type Fixture, luckOf, placesOf, seedIn } from './fixture.ts'
import type { Order } from './order.ts'
import { playThrough } from './play-through.ts'
import { readCommon } from './read-flags.ts'
import { percent, table } from './report/parts.ts'
import { addGame, type Count, noCount, shareOf } from './share.ts'
import {
  type CommonFlags,
  type GameRecord,
  type SimulatedGame,
  type Summary,
  simulated,
} from './simulated-game.ts'

/** Nobody waits longer for the end of a game. */
const PATIENCE = 20_000

interface PlainRecord extends GameRecord {
  readonly seats: number
  /** What was chosen for it, by the ids of the game's rates. */
  readonly rates: Readonly<Record<string, readonly string[]>>
}

interface PlainSummary extends Summary {
  readonly seats: Record<string, Count>
  readonly rates: Record<string, Record<string, Count>>
}

/** Seat counts go round; everything else is as usual. */
function fixtureOf(module: GameModule<Game>, order: Order, game: number): Fixture<Json> {
  const [chairs = 0, round = 0] = placesOf(game, order.seats.length)
  const seats = nth(order.seats, chairs)
  const turn = seedIn(order.seed, round)
  const seed = `${turn.seed} ${seats} ${turn.round}`
  const options = module.readOptions({ seats })
  if (isFault(options)) throw new Bug(options.message)
  return { game, options, seed, salt: luckOf(seed).salt }
}

function play(module: GameModule<Game>, order: Order, game: number): PlainRecord {
  const fixture = fixtureOf(module, order, game)
  const rules = module.rulesFor(fixture.options)
  const { state, decisions } = playThrough(order, fixture, {
    rules,
    speaker: () => 0,
    note: () => undefined,
    patience: PATIENCE,
  })
  const won = rules.outcome(state.board) === 'won'
  return {
    game,
    seats: rules.seats(fixture.options),
    rates: Object.fromEntries((module.rates ?? []).map(({ id, of }) => [id, of(fixture.options)])),
    outcome: won ? 'won' : 'lost',
    decisions,
  }
}

const wins = (title: string, counts: Readonly<Record<string, Count>>): string =>
  table(
    [title, 'games', 'won'],
    Object.entries(counts).map(([of, each]) => [of, String(each.games), percent(shareOf(each).share)]),
  )

/** A game that says nothing of its own: how often it is won, by seats and by what its rates tell apart. */
export function simulatedPlainly(module: GameModule<Game>): SimulatedGame {
  const usual = module.readOptions({})
  if (isFault(usual)) throw new Bug(usual.message)
  return simulated<Order, CommonFlags, PlainRecord, PlainSummary>({
    title: module.id,
    sources: ['kernel', module.id, 'bots'],
    engine: { rules: module.rulesFor(usual).version, content: hashOf(module.catalogue()) },
    readOrder: (flags) => ({ game: module.id, ...readCommon(flags) }),
    play: (order, game) => play(module, order, game),
    freshSummary: () => ({ games: 0, decisions: 0, seats: {}, rates: {} }),
    addRecord(summary, { seats, rates, outcome, decisions }) {
      summary.games++
      summary.decisions += decisions
      addGame(entry(summary.seats, seats, noCount), outcome === 'won')
      for (const [id, chosen] of Object.entries(rates)) {
        const counts = entry(summary.rates, id, (): Record<string, Count> => ({}))
        for (const of of chosen) addGame(entry(counts, of, noCount), outcome === 'won')
      }
    },
    goals: () => [],
    sections: ({ seats, rates }) => [
      wins('seats', seats),
      ...Object.entries(rates).map(([id, counts]) => wins(id, counts)),
    ],
  })
}
