import { playByPolicy, playOn } from '@graveshift/bots'
import {
  Bug,
  cloneState,
  FastChance,
  type Game,
  type GameModule,
  type Planning,
  type Ruleset,
  type Seat,
  type State,
} from '@graveshift/kernel'
import type { Order } from '../../simulate/order.ts'
import { playThrough } from '../../simulate/play-through.ts'
import type { SimulatedGame } from '../../simulate/simulated-game.ts'

/** A position out of a game of strong bots, and how that game ended. */
export interface MeasuredPosition {
  readonly game: number
  readonly at: number
  readonly won: boolean
  /** What games played on from there promised, from 0 to 1 each. */
  readonly leaves: readonly number[]
}

interface Position {
  readonly at: number
  readonly state: State<Game>
  readonly seat: Seat
}

/** Positions looked at in one game at most, and games played on from each. */
const POSITIONS = 8
const LEAVES = 24
const SPREAD = 0x9e37_79b1
/** A game that nobody ends is lost. */
const PATIENCE = 10_000
const WHOLE = 10_000
const THOUSAND = 1_000

/** What a position promises, as the coach looks at it before anything was measured. */
function leavesOf(
  rules: Ruleset<Game>,
  planning: Planning<Game> | undefined,
  { state, seat, at }: Position,
): number[] {
  return Array.from({ length: LEAVES }, (_, index) => {
    const luck = (state.control.asked + Math.imul(index, SPREAD)) | 0
    if (!planning) {
      const { sum } = playOn(rules, state, seat, { seed: luck, games: 1 })
      return sum / THOUSAND
    }
    const played = cloneState(rules, state)
    playByPolicy(rules, planning, played, new FastChance(luck), at + planning.turns)
    return planning.promise(played.board) / WHOLE
  })
}

/** So many of a list, spread over all of it. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter(
    (_, index) =>
      all.length <= most ||
      Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length),
  )

/** Plays one game by strong bots and looks at positions of it: one of each turn, spread over the game. */
export function rowsOf(
  module: GameModule<Game>,
  simulated: SimulatedGame,
  order: Order,
  game: number,
): readonly MeasuredPosition[] {
  const fixture = simulated.fixture(order, game)
  const rules = module.rulesFor(fixture.options)
  if (rules.determinize) throw new Bug(`${module.id} hides things: its positions are not for everybody`)
  const { clock, planning } = rules.judgement
  const speaker = (board: Game['board']) => rules.leader?.(board) ?? 0
  const random = new FastChance(fixture.salt)
  const found = new Map<number, Position>()
  const seen = new Map<number, number>()
  const { state } = playThrough(order, fixture, {
    rules,
    speaker,
    look(now) {
      const at = clock(now.board)
      const count = (seen.get(at) ?? 0) + 1
      seen.set(at, count)
      if (random.below(count) === 0)
        found.set(at, { at, state: cloneState(rules, now), seat: speaker(now.board) })
    },
    note: () => undefined,
    patience: PATIENCE,
  })
  const won = rules.outcome(state.board) === 'won'
  return spread([...found.values()], POSITIONS).map((position) => ({
    game,
    at: position.at,
    won,
    leaves: leavesOf(rules, planning, position),
  }))
}
