import { findBot } from '@graveshift/bots'
import { bossSide, GEAR_UP, type GearUp, STANDARD_CONTENT } from '@graveshift/gear-up'
import {
  answer,
  Bug,
  KeyedChance,
  makeSink,
  nth,
  type Sink,
  type State,
  secretFromSeed,
  sizeOf,
  start,
} from '@graveshift/kernel'
import { beginChronicle, note } from './chronicle.ts'
import type { Fixture } from './fixture.ts'
import type { GameRecord } from './game-record.ts'
import type { Order } from './order.ts'

/** Spreads the seeds of a game's decisions over all whole numbers. */
const SPREAD = 0x9e3779b9

function bossLeft({ board }: State<GearUp>): number {
  return bossSide(STANDARD_CONTENT, board).bodies.reduce((sum, { needed }, index) => {
    const { lo, hi } = nth(board.boss.bodies, index)
    return sum + sizeOf(needed.lo & ~lo, needed.hi & ~hi)
  }, 0)
}

export function freshRecord({ game, options }: Fixture): GameRecord {
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
export function playFixture({ bots, nodes }: Order, fixture: Fixture): GameRecord {
  const { options, seed, salt } = fixture
  const players = bots.map((id) => findBot(id) ?? raise(`no bot ${id}`))
  const record = freshRecord(fixture)
  const chronicle = beginChronicle(STANDARD_CONTENT, options, record)
  const sink: Sink<GearUp> = makeSink()
  const tell = () => {
    for (const event of sink.events) note(chronicle, event)
    sink.events.length = 0
    sink.forced.length = 0
    sink.drawn.length = 0
  }
  const chance = new KeyedChance(secretFromSeed(seed), { game: seed, rules: GEAR_UP.version })
  const state = start(GEAR_UP, options, chance, sink)
  tell()
  for (let choice = state.control.open[0]; choice; choice = state.control.open[0]) {
    const seat = choice.seat === 'team' ? options.leader : choice.seat
    const { pick } = nth(players, seat % players.length).decide({
      rules: GEAR_UP,
      state,
      seat,
      choice,
      seed: (salt + Math.imul(record.decisions, SPREAD)) | 0,
      ...(nodes === undefined ? {} : { budget: { nodes } }),
    })
    answer(GEAR_UP, state, choice, pick, chance, sink)
    record.decisions++
    tell()
  }
  const { outcome, round, turn, seats } = state.board
  if (outcome === undefined) throw new Bug(`the game ${seed} did not end`)
  record.outcome = outcome
  record.round = round
  record.turn = turn
  record.health = seats.map(({ health }) => health)
  record.bossLeft = bossLeft(state)
  return record
}

function raise(message: string): never {
  throw new Bug(message)
}
