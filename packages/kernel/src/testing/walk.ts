import { answer, type Command, start } from '../apply.ts'
import { Bug, nth } from '../bug.ts'
import { type Chance, FastChance } from '../chance.ts'
import type { Json } from '../json.ts'
import type { Moment } from '../module.ts'
import type { Game, Random, Ruleset } from '../rules.ts'
import { makeSink, type Sink } from '../sink.ts'
import type { State } from '../state.ts'

/** Far beyond any game: what takes longer is stuck. */
const MOST_DECISIONS = 100_000

/** One game being played at random, as a visitor sees it before each decision. */
export interface Walk<G extends Game> {
  readonly rules: Ruleset<G>
  readonly state: State<G>
  readonly chance: Chance
  readonly random: Random
  /** Everything since the start. */
  readonly sink: Sink<G>
  readonly decisions: number
}

export function ruleOf<G extends Game>(rules: Ruleset<G>, choice: G['choice']) {
  return rules.choices[choice.kind as G['choice']['kind']]
}

/** An answer as it goes over the wire. */
export const shownPick = <G extends Game>(
  rules: Ruleset<G>,
  board: G['board'],
  choice: G['choice'],
  pick: G['pick'],
): Json => JSON.parse(JSON.stringify(ruleOf(rules, choice).show(board, choice as never, pick)))

/** A legal command: mostly sampled, now and then any of the whole list. */
export function randomCommand<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  random: Random,
): Command<G> {
  const { open, lanes } = state.control
  const choice = nth(open, random.below(open.length))
  const rule = ruleOf(rules, choice)
  const all = random.below(8) === 0 ? rule.list(state.board, choice as never) : undefined
  const pick = all ? nth(all, random.below(all.length)) : rule.sample(state.board, choice as never, random)
  return {
    seat: choice.seat === 'team' ? random.below(lanes.length - 1) : choice.seat,
    choice: choice.id,
    pick,
  }
}

/** Plays a whole game at random; `visit` looks at it before every decision, `done` at its end. */
export function walkGame<G extends Game>(
  rules: Ruleset<G>,
  options: G['options'],
  seed: number,
  visit: (walk: Walk<G>, next: Command<G>) => void,
  done?: (walk: Walk<G>) => void,
): State<G> {
  const chance = new FastChance(seed)
  const random = new FastChance(~seed)
  const sink = makeSink<G>()
  const state = start(rules, options, chance, sink)
  let decisions = 0
  for (; rules.outcome(state.board) === undefined; decisions++) {
    if (state.control.open.length === 0) throw new Bug('nobody can decide and the game is not over')
    if (decisions === MOST_DECISIONS) throw new Bug(`no end after ${decisions} decisions`)
    const command = randomCommand(rules, state, random)
    visit({ rules, state, chance, random, sink, decisions }, command)
    const choice = state.control.open.find(({ id }) => id === command.choice)
    if (!choice) throw new Bug('the visitor changed the state')
    answer(rules, state, choice, command.pick, chance, sink)
  }
  done?.({ rules, state, chance, random, sink, decisions })
  return state
}

/** All that happens in a game at random, each event with the board right after it. */
export function momentsOf<G extends Game>(
  rules: Ruleset<G>,
  options: G['options'],
  seed: number,
): readonly Moment<G>[] {
  let events: readonly G['event'][] = []
  const see = ({ sink }: Walk<G>) => {
    events = sink.events
  }
  walkGame(rules, options, seed, see, see)
  const { board } = rules.begin(options)
  return events.map((event) => {
    rules.evolve(board, event)
    return { event, board: rules.clone(board) }
  })
}
