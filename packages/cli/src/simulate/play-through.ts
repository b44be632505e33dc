import { findBot } from '@graveshift/bots'
import {
  answer,
  Bug,
  type Game,
  KeyedChance,
  luckVersion,
  makeSink,
  nth,
  type Ruleset,
  type Seat,
  type Sink,
  type State,
  secretFromSeed,
  start,
} from '@graveshift/kernel'
import type { Fixture } from './fixture.ts'
import { type NotedPosition, PositionNotes } from './noted-positions.ts'
import type { Order } from './order.ts'

/** Spreads the seeds of a game's decisions over all whole numbers. */
const SPREAD = 0x9e3779b9

/** A game as it is played through. */
interface Course<G extends Game> {
  readonly rules: Ruleset<G>
  /** Who answers for the team. */
  speaker(board: G['board']): Seat
  /** Sees the game before every decision. */
  look?(state: Readonly<State<G>>): void
  /** Hears everything that happens, in turn. */
  note(event: G['event']): void
  /** After so many decisions nobody waits for the end any more. */
  readonly patience: number
}

/** How a game stands that was played through, after so many decisions. */
interface Played<G extends Game> {
  readonly state: State<G>
  readonly decisions: number
  /** Where the order asks for them. */
  readonly positions: readonly NotedPosition[] | undefined
}

/** Plays one game to its end, or until patience ends, and tells how it stands then. */
export function playThrough<G extends Game>(
  { bots, nodes, positions }: Order,
  { options, seed, salt }: Fixture<G['options']>,
  { rules, speaker, look, note, patience }: Course<G>,
): Played<G> {
  const notes = positions ? new PositionNotes(rules, salt) : undefined
  const players = bots.map((id) => findBot(id) ?? raise(`no bot ${id}`))
  const sink: Sink<G> = makeSink()
  const tell = () => {
    for (const event of sink.events) note(event)
    sink.events.length = 0
    sink.forced.length = 0
    sink.drawn.length = 0
  }
  const chance = new KeyedChance(secretFromSeed(seed), { game: seed, rules: luckVersion(rules) })
  const state = start(rules, options, chance, sink)
  tell()
  let decisions = 0
  for (
    let choice = state.control.open[0];
    choice && decisions < patience;
    choice = state.control.open[0], decisions++
  ) {
    look?.(state)
    notes?.look(state)
    const seat = choice.seat === 'team' ? speaker(state.board) : choice.seat
    const { pick } = nth(players, seat % players.length).decide({
      rules,
      state,
      seat,
      choice,
      seed: (salt + Math.imul(decisions, SPREAD)) | 0,
      ...(nodes === undefined ? {} : { budget: { nodes } }),
    })
    answer(rules, state, choice, pick, chance, sink)
    tell()
  }
  return { state, decisions, positions: notes?.noted() }
}

function raise(message: string): never {
  throw new Bug(message)
}
