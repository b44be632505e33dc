import { Bug } from './bug.ts'
import { type Chance, ScriptMismatch } from './chance.ts'
import { ASIDE, type Frame, type Game, type Ruleset, type Seat, type Step, type Table } from './rules.ts'
import type { Sink } from './sink.ts'
import type { State } from './state.ts'

const TABLE_LANE = 0
/** Far above what any rule needs: a loop in the rules must not hang a table. */
const MOST_STEPS = 10_000

/** What is done aside belongs to no frame. */
const NO_FRAME: Frame = { kind: 'aside', at: '' }

/** Takes an item out of a list, from the end if it is there; a tenth of what `splice` costs. */
function removeFrom<T>(list: T[], item: T): void {
  let index = list.length - 1
  while (index >= 0 && list[index] !== item) index--
  if (index < 0) throw new Bug('nothing to take out of a list')
  for (; index < list.length - 1; index++) list[index] = list[index + 1] as T
  list.pop()
}

/** Runs frames until somebody must decide or the game is over. One at a time for one state. */
export class Run<G extends Game> implements Table<G> {
  readonly #rules: Ruleset<G>
  readonly #state: State<G>
  readonly #chance: Chance
  readonly #sink: Sink<G> | undefined
  #pushed: G['frame'][] | undefined
  #forked = false
  #steps = 0
  /** Whether the game is over, as far as that is known: only events write the board, so only they can end it. */
  #over: boolean | undefined
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
    this.#over = undefined
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
    this.#forked = true
  }

  isWithin(kind: G['frame']['kind']): boolean {
    for (const lane of this.#state.control.lanes)
      for (const frame of lane) if (frame.kind === kind) return true
    return false
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
    if (index < 0) throw new ScriptMismatch(stream, named, [...new Set(cards)].join(', '))
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
    if (choice.id === ASIDE) {
      this.#ruleOf(choice).answer(this, NO_FRAME as G['frame'], choice as never, pick)
      return
    }
    removeFrom(control.open, choice)
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
    for (;;) {
      if (this.#isOver()) {
        this.#end()
        return
      }
      const awake = this.#awake()
      if (awake !== undefined) this.#runLane(awake)
      else if (!this.#answerForced()) return
    }
  }

  #isOver(): boolean {
    this.#over ??= this.#rules.outcome(this.#state.board) !== undefined
    return this.#over
  }

  #end(): void {
    const { lanes, open } = this.#state.control
    for (const lane of lanes) lane.length = 0
    open.length = 0
  }

  #answerForced(): boolean {
    const { open } = this.#state.control
    for (let index = 0; index < open.length; index++) {
      const choice = open[index] as G['choice']
      const pick = this.#ruleOf(choice).forced(this.#state.board, choice as never)
      if (pick === undefined) continue
      this.#sink?.forced.push({ choice, pick })
      this.answer(choice, pick)
      return true
    }
    return false
  }

  /** Steps on one lane for as long as no other can have become the one to run: until a question, a fork or its end. */
  #runLane(index: number): void {
    const { control } = this.#state
    const { asked } = control
    const lane = control.lanes[index] as G['frame'][]
    this.lane = index
    this.#forked = false
    while (lane.length > 0 && !this.#mayChange(asked)) {
      const frame = lane[lane.length - 1] as G['frame']
      const steps = this.#rules.frames[frame.kind as G['frame']['kind']]
      let at: string | undefined = frame.at
      // Most steps lead straight to the next one of the same frame: that needs no look at the frame in between.
      do {
        if (++this.#steps > MOST_STEPS) throw new Bug('the rules do not come to rest')
        const step: Step<G, never> | undefined = steps[at]
        if (!step) throw new Bug(`no step ${at} in ${frame.kind}`)
        at = step(this, frame as never)
      } while (at !== undefined && !this.#pushed && !this.#mayChange(asked))
      if (at === undefined) removeFrom(lane, frame)
      else frame.at = at
      this.#stack(lane)
    }
  }

  #mayChange(asked: number): boolean {
    return this.#state.control.asked !== asked || this.#forked || this.#isOver()
  }

  /** A seat's lane runs unless it waits for an answer; the table's runs when all seats' lanes are empty. */
  #awake(): number | undefined {
    const { lanes, open } = this.#state.control
    let waiting = 0
    for (let index = 0; index < open.length; index++) waiting |= 1 << (open[index] as G['choice']).lane
    let busy = waiting
    for (let index = 1; index < lanes.length; index++) {
      if ((lanes[index] as G['frame'][]).length === 0) continue
      if ((waiting & (1 << index)) === 0) return index
      busy = 1
    }
    return busy || (lanes[TABLE_LANE] as G['frame'][]).length === 0 ? undefined : TABLE_LANE
  }
}
