import { Bug, nth } from './bug.ts'
import { type Chance, ScriptMismatch } from './chance.ts'
import type { Json } from './json.ts'
import type { Game, Refusal, Ruleset, Seat, Table } from './rules.ts'
import { isRefusal } from './rules.ts'
import type { State } from './state.ts'

const TABLE_LANE = 0
/** Far above what any rule needs: a loop in the rules must not hang a table. */
const MOST_STEPS = 10_000

/** An answer to an open choice. */
export interface Command<G extends Game> {
  readonly seat: Seat
  readonly choice: number
  readonly pick: G['pick']
}

/** One number that chance gave: enough of these re-simulate a game without its key. */
export type Drawn = readonly [stream: number, n: number, result: number]

/** What happened, kept if somebody wants to know. */
export interface Sink<G extends Game> {
  readonly events: G['event'][]
  /** Choices with a single answer, answered by the kernel. */
  readonly forced: { readonly choice: G['choice']; readonly pick: G['pick'] }[]
  readonly drawn: Drawn[]
}

export function makeSink<G extends Game>(): Sink<G> {
  return { events: [], forced: [], drawn: [] }
}

/** Runs frames until somebody must decide or the game is over. One at a time for one state. */
class Run<G extends Game> implements Table<G> {
  readonly #rules: Ruleset<G>
  readonly #state: State<G>
  readonly #chance: Chance
  readonly #sink: Sink<G> | undefined
  #pushed: G['frame'][] | undefined
  lane = TABLE_LANE

  constructor(rules: Ruleset<G>, state: State<G>, chance: Chance, sink: Sink<G> | undefined) {
    this.#rules = rules
    this.#state = state
    this.#chance = chance
    this.#sink = sink
  }

  get board(): G['board'] {
    return this.#state.board
  }

  emit(event: G['event']): void {
    this.#rules.evolve(this.#state.board, event)
    this.#sink?.events.push(event)
  }

  ask(choice: Parameters<Table<G>['ask']>[0]): void {
    const { control } = this.#state
    // The rule has just made this object and keeps no hold of it: filling it in saves a copy.
    const asked = choice as unknown as { id: number; lane: number }
    asked.id = control.asked++
    asked.lane = this.lane
    control.open.push(choice as unknown as G['choice'])
  }

  push(frame: G['frame']): void {
    if (this.#pushed) this.#pushed.push(frame)
    else this.#pushed = [frame]
  }

  fork(seat: Seat, frame: G['frame']): void {
    ;(this.#state.control.lanes[seat + 1] as G['frame'][]).push(frame)
  }

  chance(stream: number, n: number): number {
    const { draws } = this.#state.control
    const index = draws[stream] as number
    const result = this.#chance.below(n, stream, index)
    this.#count(stream, n, result)
    return result
  }

  draw(stream: number, cards: readonly string[]): number {
    const named = this.#chance.named?.(stream)
    if (named === undefined) return this.chance(stream, cards.length)
    const index = cards.indexOf(named)
    if (index < 0) throw new ScriptMismatch(named)
    this.#count(stream, cards.length, index)
    return index
  }

  #count(stream: number, n: number, result: number): void {
    const { draws } = this.#state.control
    draws[stream] = (draws[stream] as number) + 1
    this.#sink?.drawn.push([stream, n, result])
  }

  answer(choice: G['choice'], pick: G['pick']): void {
    const { control } = this.#state
    control.open.splice(control.open.indexOf(choice), 1)
    this.lane = choice.lane
    const lane = control.lanes[choice.lane] as G['frame'][]
    const frame = lane[lane.length - 1] as G['frame']
    this.#ruleOf(choice).answer(this, frame, choice as never, pick)
    this.#stack(lane)
  }

  #ruleOf(choice: G['choice']) {
    return this.#rules.choices[choice.kind as G['choice']['kind']]
  }

  /** Puts pushed frames on the lane so that the first pushed runs first. */
  #stack(lane: G['frame'][]): void {
    if (!this.#pushed) return
    for (let index = this.#pushed.length - 1; index >= 0; index--)
      lane.push(this.#pushed[index] as G['frame'])
    this.#pushed = undefined
  }

  run(): void {
    const { control } = this.#state
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (this.#rules.outcome(this.#state.board) !== undefined) {
        control.lanes.forEach((lane) => {
          lane.length = 0
        })
        control.open.length = 0
        return
      }
      if (!this.#step() && !this.#answerForced()) return
    }
    throw new Bug('the rules do not come to rest')
  }

  #answerForced(): boolean {
    for (const choice of this.#state.control.open) {
      const pick = this.#ruleOf(choice).forced(this.#state.board, choice as never)
      if (pick === undefined) continue
      this.#sink?.forced.push({ choice, pick })
      this.answer(choice, pick)
      return true
    }
    return false
  }

  #step(): boolean {
    const index = this.#awake()
    if (index === undefined) return false
    this.lane = index
    const lane = this.#state.control.lanes[index] as G['frame'][]
    const frame = lane[lane.length - 1] as G['frame']
    const step = this.#rules.frames[frame.kind as G['frame']['kind']][frame.at]
    if (!step) throw new Bug(`no step ${frame.at} in ${frame.kind}`)
    const next = step(this, frame as never)
    if (next !== undefined) frame.at = next
    else if (lane[lane.length - 1] === frame) lane.pop()
    else lane.splice(lane.indexOf(frame), 1)
    this.#stack(lane)
    return true
  }

  /** A seat's lane runs unless it waits for an answer; the table's runs when all seats' lanes are empty. */
  #awake(): number | undefined {
    const { lanes, open } = this.#state.control
    let waiting = 0
    for (const choice of open) waiting |= 1 << choice.lane
    let busy = waiting
    for (let index = 1; index < lanes.length; index++) {
      if ((lanes[index] as G['frame'][]).length === 0) continue
      if ((waiting & (1 << index)) === 0) return index
      busy = 1
    }
    return busy || (lanes[TABLE_LANE] as G['frame'][]).length === 0 ? undefined : TABLE_LANE
  }
}

/** A new game, played up to its first question. */
export function start<G extends Game>(
  rules: Ruleset<G>,
  options: G['options'],
  chance: Chance,
  sink?: Sink<G>,
): State<G> {
  const { board, frames } = rules.begin(options)
  const lanes = Array.from({ length: rules.seats(options) + 1 }, (): G['frame'][] => [])
  nth(lanes, TABLE_LANE).push(...frames)
  const state: State<G> = { board, control: { lanes, open: [], asked: 1, draws: rules.streams.map(() => 0) } }
  new Run(rules, state, chance, sink).run()
  return state
}

/** The open choice a command answers, or why there is none. */
export function findChoice<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  seat: Seat,
  id: number,
): G['choice'] | Refusal {
  if (rules.outcome(state.board) !== undefined) return { refused: 'game-over', rule: 'KERNEL' }
  const choice = state.control.open.find((open) => open.id === id)
  if (!choice) return { refused: 'stale-choice', rule: 'KERNEL' }
  const mine =
    choice.seat === 'team' ? seat >= 0 && seat < state.control.lanes.length - 1 : choice.seat === seat
  return mine ? choice : { refused: 'not-your-choice', rule: 'KERNEL' }
}

/** Checks and answers a choice, then runs until somebody must decide. A refusal changes nothing. */
export function apply<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  command: Command<G>,
  chance: Chance,
  sink?: Sink<G>,
): Refusal | undefined {
  const choice = findChoice(rules, state, command.seat, command.choice)
  if (isRefusal(choice)) return choice
  const rule = rules.choices[choice.kind as G['choice']['kind']]
  const refusal = rule.check(state.board, choice as never, command.pick)
  if (refusal) return refusal
  answer(rules, state, choice, command.pick, chance, sink)
  return undefined
}

/** `apply` for a pick that `list` or `sample` gave for this very state: nothing left to check. */
export function answer<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  pick: G['pick'],
  chance: Chance,
  sink?: Sink<G>,
): void {
  const run = new Run(rules, state, chance, sink)
  run.answer(choice, pick)
  run.run()
}

/** Reads a pick from outside for a choice of this state. */
export function parsePick<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  raw: Json,
): G['pick'] | Refusal {
  return rules.choices[choice.kind as G['choice']['kind']].parse(state.board, choice as never, raw)
}
