import {
  apply,
  FastChance,
  isRefusal,
  type Json,
  makeSink,
  nth,
  parsePick,
  type Random,
  type Ruleset,
  type State,
  squareName,
  start,
} from '@graveshift/kernel'
import { mutate, shownPick } from '@graveshift/kernel/testing'
import type { Content } from '../../content/compile.ts'
import type { Choice, GearUp, Options, Pick } from '../../game.ts'
import { GEAR_UP_MODULE } from '../../module.ts'
import { readPosition } from '../../position/read-position.ts'
import { STANDARD_CONTENT } from '../../rules.ts'
import { AGAINS } from '../../sources.ts'
import { carefulPick } from '../careful.ts'
import type { Observer } from './observer.ts'

function contentOf(options: Options): Content {
  if (options.position === undefined) return STANDARD_CONTENT
  const read = readPosition(STANDARD_CONTENT, options.position)
  return 'content' in read ? read.content : STANDARD_CONTENT
}

/** One game played by the rules from its options on, watched from beginning to end. */
export class WatchedGame {
  readonly rules: Ruleset<GearUp>
  readonly content: Content
  readonly state: State<GearUp>
  readonly #observer: Observer
  readonly #chance: FastChance
  readonly #random: FastChance
  readonly #uses: Map<string, number>

  constructor(options: Options, seed: number, observer: Observer, uses: Map<string, number>) {
    this.rules = GEAR_UP_MODULE.rulesFor(options)
    this.content = contentOf(options)
    this.#observer = observer
    this.#uses = uses
    this.#chance = new FastChance(seed)
    this.#random = new FastChance(~seed)
    const sink = makeSink<GearUp>()
    this.state = start(this.rules, options, this.#chance, sink)
    observer.begin(this.rules, this.content, this.rules.begin(options).board, sink.events)
  }

  /** Plays to the end, trying refusals and outdated plans on the way. */
  play(): void {
    while (this.state.board.outcome === undefined) {
      const { open } = this.state.control
      const choice = nth(open, this.#random.below(open.length))
      this.#spoil(choice)
      const plan = this.#plan(choice)
      this.answer(choice, this.#pick(choice))
      if (plan) this.#late(plan)
    }
    this.attempt(0, this.state.control.asked - 1, 'pass', false)
  }

  answer(choice: Choice, pick: Pick): void {
    const sink = makeSink<GearUp>()
    const before = this.rules.clone(this.state.board)
    const drawn = this.state.control.draws.join()
    const seat = choice.seat === 'team' ? before.setup.leader : choice.seat
    const refusal = apply(this.rules, this.state, { seat, choice: choice.id, pick }, this.#chance, sink)
    if (refusal) throw new Error(`refused: ${JSON.stringify({ refusal, choice, pick })}`)
    this.#uses.set(`${choice.kind} ${pick.do}`, (this.#uses.get(`${choice.kind} ${pick.do}`) ?? 0) + 1)
    this.#observer.decide(this.rules, {
      content: this.content,
      choice,
      pick,
      before,
      after: this.state.board,
      events: sink.events,
      forced: sink.forced,
      open: this.state.control.open,
      drew: this.state.control.draws.join() !== drawn,
    })
  }

  /** A given answer of a seat: played if it is legal, noted as refused if it is not. */
  say(seat: number, raw: Json): void {
    const choice = this.state.control.open.find((open) => open.seat === seat || open.seat === 'team')
    if (!choice) throw new Error(`seat ${seat} has nothing to decide`)
    const pick = parsePick(this.rules, this.state, choice, raw)
    const rule = this.rules.choices[choice.kind]
    if (!isRefusal(pick) && rule.check(this.state.board, choice as never, pick) === undefined)
      this.answer(choice, pick)
    else this.attempt(seat, choice.id, raw, false)
  }

  /** An answer from outside that is tried only if it will be refused. */
  attempt(seat: number, id: number, raw: Json, planned: boolean): void {
    const choice = this.state.control.open.find((open) => open.id === id)
    const { board } = this.state
    const pick = choice ? parsePick(this.rules, this.state, choice, raw) : ({ do: 'pass' } as Pick)
    if (isRefusal(pick)) {
      this.#observer.deny(this.content, board, choice, pick, planned)
      return
    }
    // The game itself goes on with what the policy wants.
    const mine = choice && (choice.seat === 'team' || choice.seat === seat)
    const rule = choice && this.rules.choices[choice.kind]
    if (mine && rule && rule.check(board, choice as never, pick) === undefined) return
    const refusal = apply(this.rules, this.state, { seat, choice: id, pick }, this.#chance)
    if (refusal) this.#observer.deny(this.content, board, choice, refusal, planned)
  }

  /** The careful answer; now and then the kind of answer used least. */
  #pick(choice: Choice): Pick {
    const careful = carefulPick(this.content, this.rules, this.state, choice, this.#random)
    if (this.#random.below(4) > 0) return careful
    const rule = this.rules.choices[choice.kind]
    const some = Array.from(
      { length: 8 },
      () => rule.sample(this.state.board, choice as never, this.#random) as Pick,
    )
    const uses = (pick: Pick) => this.#uses.get(`${choice.kind} ${pick.do}`) ?? 0
    return some.reduce((least, pick) => (uses(pick) < uses(least) ? pick : least), careful)
  }

  #plan(choice: Choice): { seat: number; id: number; raw: Json } | undefined {
    const other = this.state.control.open.find((open) => open.id !== choice.id && open.kind === 'attack')
    if (!other || other.seat === 'team') return undefined
    const rule = this.rules.choices[other.kind]
    const pick = rule.sample(this.state.board, other as never, this.#random)
    const raw = shownPick(this.rules, this.state.board, other, pick)
    return { seat: other.seat, id: other.id, raw }
  }

  #late({ seat, id, raw }: { seat: number; id: number; raw: Json }): void {
    if (this.state.control.open.some((open) => open.id === id)) this.attempt(seat, id, raw, true)
  }

  #spoil(choice: Choice): void {
    const random = this.#random
    const { board, control } = this.state
    const rule = this.rules.choices[choice.kind]
    const raw = shownPick(this.rules, board, choice, rule.sample(board, choice as never, random))
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const spoilt: Json[] = [
      mutate(raw, random),
      spoiltHit(
        board.zombies.map(({ id }) => id),
        random,
      ),
      ...fixedTries(choice, random),
    ]
    for (const each of spoilt) this.attempt(seat, choice.id, each, false)
    if (random.below(8) === 0) {
      this.attempt((seat + 1) % 7, choice.id, raw, false)
      this.attempt(seat, control.asked + 5, raw, false)
    }
  }
}

function spoiltHit(zombies: readonly number[], random: Random): Json {
  const targets = [...zombies, -1, -2, -3, 999]
  const first = random.below(64)
  const squares = [first, first + 1, first + 8].filter((square) => square < 64).slice(0, 1 + random.below(3))
  const pay = nth([null, null, 'armor', 'health'], random.below(4))
  return {
    do: 'hit',
    target: nth(targets, random.below(targets.length)),
    squares: squares.map(squareName).join(' '),
    ...(pay === null ? {} : { pay }),
    ...(random.below(6) === 0
      ? { companion: nth(['lisa', 'ethan', 'greta', 'mateo'], random.below(4)) }
      : {}),
  }
}

/** Answers of the right kind that are seldom legal. */
function fixedTries(choice: Choice, random: Random): Json[] {
  switch (choice.kind) {
    case 'ammo':
      return [
        { do: 'shoot', target: -1 - random.below(3), square: squareName(random.below(48)) },
        { do: 'shoot', target: random.below(20), square: 'b2' },
      ]
    case 'armor':
      return [
        { do: 'armor', amount: 0 },
        { do: 'armor', amount: 99 },
      ]
    case 'upgrade':
      return [{ do: 'upgrade', colour: 'yellow' }]
    case 'deal':
      return [
        { do: 'deal', card: 'none', seat: 0 },
        { do: 'deal', card: 'walker-01', seat: 9 },
      ]
    case 'dodge':
      return ['endure']
    case 'again':
      return AGAINS.flatMap((again) => [
        { do: again },
        { do: again, pay: 'armor' },
        { do: again, pay: 'health' },
      ])
    case 'attack':
    case 'draw':
      return [
        { do: 'sweep', targets: [random.below(9), random.below(9)] },
        { do: 'sweep', targets: [1, 2], companion: 'mateo' },
      ]
    default:
      return []
  }
}
