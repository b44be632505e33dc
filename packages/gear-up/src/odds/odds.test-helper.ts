import {
  answer,
  FastChance,
  makeSink,
  nth,
  type Sink,
  type State,
  start,
  usualOptions,
} from '@graveshift/kernel'
import type { Board, Event } from '../board.ts'
import { CONTENT } from '../content/index.ts'
import type { Choice, GearUp, Options, Pick } from '../game.ts'
import { RULE_OPTIONS } from '../options.ts'
import { GEAR_UP } from '../rules.ts'

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)
const SURVIVORS = ids(CONTENT.survivors)

/** Options that go through all bosses, difficulties and numbers of seats as the seed counts up. */
export function optionsOf(seed: number, more: Partial<Options> = {}): Options {
  const seats = 1 + (seed % 6)
  return {
    survivors: SURVIVORS.map((_, index) => nth(SURVIVORS, (seed + index) % SURVIVORS.length)).slice(0, seats),
    leader: seed % seats,
    difficulty: nth(ids(CONTENT.difficulties), (seed >> 1) % 4),
    boss: nth(ids(CONTENT.bosses), (seed >> 2) % CONTENT.bosses.length),
    ...usualOptions(RULE_OPTIONS),
    ammoOnBoss: seed % 3 === 0,
    assuredDeck: seed % 2 === 0,
    ...more,
  }
}

export interface Asked {
  readonly state: State<GearUp>
  readonly choice: Choice
  readonly pick: Pick
}

/** A random game; `before` sees each question with the answer it is about to get, `after` what came of it. */
export function playRandomly(
  seed: number,
  options: Options,
  before: (asked: Asked) => ((events: readonly Event[]) => void) | undefined,
): Event[] {
  const chance = new FastChance(seed)
  const random = new FastChance(seed + 1_000_000)
  const sink: Sink<GearUp> = makeSink()
  const state = start(GEAR_UP, options, chance, sink)
  while (state.control.open.length > 0) {
    const choice = nth(state.control.open, random.below(state.control.open.length))
    const pick = GEAR_UP.choices[choice.kind].sample(state.board, choice as never, random)
    const after = before({ state, choice, pick })
    const seen = sink.events.length
    answer(GEAR_UP, state, choice, pick, chance, sink)
    after?.(sink.events.slice(seen))
  }
  return sink.events
}

/** Plays the events of a game again; `see` gets each event with the board before it. */
export function retrace(
  options: Options,
  events: readonly Event[],
  see: (event: Event, before: Board, index: number) => void,
) {
  const { board } = GEAR_UP.begin(options)
  events.forEach((event, index) => {
    see(event, board, index)
    GEAR_UP.evolve(board, event)
  })
  return board
}

export const SEEDS = Array.from({ length: 72 }, (_, seed) => seed)
