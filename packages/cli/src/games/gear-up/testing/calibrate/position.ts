import { STRONG_BOT } from '@graveshift/bots'
import { GEAR_UP, type GearUp } from '@graveshift/gear-up'
import {
  answer,
  type Chance,
  cloneState,
  FastChance,
  KeyedChance,
  type Seat,
  type State,
  secretFromSeed,
  start,
} from '@graveshift/kernel'
import { fixtureOf } from '../../simulate/fixture.ts'
import { readOrder } from '../../simulate/read-order.ts'

/** A question out of a game, and how that game ended. */
export interface Position {
  readonly game: number
  readonly state: State<GearUp>
  readonly seat: Seat
  readonly won: boolean
}

type Found = Pick<Position, 'state' | 'seat'>

/** Spreads the seeds of a game's decisions over all whole numbers. */
const SPREAD = 0x9e3779b9
/** The last turns of the stretches of a game. */
export const STRETCHES = [1, 4, 7, 10, 13, 16, 18]

/** Plays a game on to its end by strong bots with the budget they have by themselves; tells whether it was won. */
export function playStrong(
  state: State<GearUp>,
  chance: Chance,
  salt: number,
  before: (seat: Seat) => void = () => undefined,
): boolean {
  let decisions = 0
  for (let [choice] = state.control.open; choice; [choice] = state.control.open) {
    const seat = choice.seat === 'team' ? state.board.setup.leader : choice.seat
    before(seat)
    const seed = (salt + Math.imul(decisions++, SPREAD)) | 0
    const { pick } = STRONG_BOT.decide({ rules: GEAR_UP, state, seat, choice, seed })
    answer(GEAR_UP, state, choice, pick, chance)
  }
  return GEAR_UP.outcome(state.board) === 'won'
}

/**
 * Positions of one game of strong bots: the first question, and one at random of each stretch. Seats, bosses and
 * difficulties go round.
 */
export function positionsOf(seed: string, game: number): Position[] {
  const order = readOrder({ bots: 'strong', seats: '1-6', difficulty: 'all', boss: 'all', seed })
  const { options, seed: named, salt } = fixtureOf(order, game)
  const chance = new KeyedChance(secretFromSeed(named), { game: named, rules: GEAR_UP.version })
  const state = start(GEAR_UP, options, chance)
  const random = new FastChance(salt)
  const seen = STRETCHES.map(() => 0)
  const kept: Found[] = []
  let first: Found | undefined
  const won = playStrong(state, chance, salt, (seat) => {
    const stretch = STRETCHES.findIndex((last) => GEAR_UP.judgement.clock(state.board) <= last)
    const count = (seen[stretch] ?? 0) + 1
    seen[stretch] = count
    if (random.below(count) > 0) return
    kept[stretch] = { state: cloneState(GEAR_UP, state), seat }
    first ??= kept[stretch]
  })
  return [first, ...kept].flatMap((found) => (found ? [{ game, ...found, won }] : []))
}
