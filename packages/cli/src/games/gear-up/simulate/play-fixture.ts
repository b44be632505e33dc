import { bossSide, GEAR_UP, type GearUp, type Options, STANDARD_CONTENT } from '@graveshift/gear-up'
import { Bug, nth, type State, sizeOf } from '@graveshift/kernel'
import type { Fixture } from '../../../simulate/fixture.ts'
import { playThrough } from '../../../simulate/play-through.ts'
import { beginChronicle, note } from './chronicle.ts'
import type { GearUpGame } from './game-record.ts'
import type { GearUpOrder } from './read-order.ts'

function bossLeft({ board }: State<GearUp>): number {
  return bossSide(STANDARD_CONTENT, board).bodies.reduce((sum, { needed }, index) => {
    const { lo, hi } = nth(board.boss.bodies, index)
    return sum + sizeOf(needed.lo & ~lo, needed.hi & ~hi)
  }, 0)
}

export function freshRecord({ game, options }: Fixture<Options>): GearUpGame {
  const { survivors, leader, difficulty, boss } = options
  return {
    game,
    seats: survivors.length,
    difficulty,
    boss,
    survivors,
    leader,
    outcome: 'lost',
    round: 0,
    turn: 0,
    decisions: 0,
    health: [],
    bossLeft: 0,
    kills: 0,
    damage: {},
    weapons: {},
    effects: {},
    offered: [],
    taken: [],
    cards: {},
  }
}

/** Plays one game to its end and tells what is kept of it. The same fixture gives the same record everywhere. */
export function playFixture(order: GearUpOrder, fixture: Fixture<Options>): GearUpGame {
  const { options, seed } = fixture
  const record = freshRecord(fixture)
  const chronicle = beginChronicle(STANDARD_CONTENT, options, record)
  const { state, decisions } = playThrough(order, fixture, {
    rules: GEAR_UP,
    speaker: () => options.leader,
    note: (event) => note(chronicle, event),
    // Two rounds of nine turns always end.
    patience: Number.POSITIVE_INFINITY,
  })
  const { outcome, round, turn, seats } = state.board
  if (outcome === undefined) throw new Bug(`the game ${seed} did not end`)
  record.outcome = outcome
  record.decisions = decisions
  record.round = round
  record.turn = turn
  record.health = seats.map(({ health }) => health)
  record.bossLeft = bossLeft(state)
  return record
}
