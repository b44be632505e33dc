// Without vitest: the browser plays golden games too.
import { apply, parsePick, start } from '../apply.ts'
import { nth } from '../bug.ts'
import { FastChance } from '../chance.ts'
import { hashOf } from '../hash.ts'
import type { Json } from '../json.ts'
import { KeyedChance, secretFromSeed } from '../keyed-chance.ts'
import { type Game, isRefusal, luckVersion, type Random, type Ruleset } from '../rules.ts'
import { makeSink } from '../sink.ts'
import type { State } from '../state.ts'
import { shownPick } from './walk.ts'

/** A game that must play to the same hashes for ever, on every machine. */
export interface GoldenGame<O = Json> {
  readonly rules: number
  readonly seed: string
  readonly options: O
  /** Answers as they go over the wire, each with its choice: [choice, pick]. */
  readonly picks: readonly (readonly [choice: number, pick: Json])[]
  /** The hash of the whole state after every tenth answer, or after each where that was asked for. */
  readonly hashes: readonly string[]
  readonly outcome: string
  readonly end: string
}

/** How golden games of one ruleset are made and played again. */
export interface GoldenSubject<G extends Game> {
  options(number: number): G['options']
  rulesFor(options: G['options']): Ruleset<G>
  /** Something better than chance, so that games see more than their beginning. */
  pick(rules: Ruleset<G>, state: State<G>, choice: G['choice'], random: Random): G['pick']
}

const EVERY = 10

const luckOf = (seed: string, rules: number) =>
  new KeyedChance(secretFromSeed(seed), { game: `golden ${seed}`, rules })

const seatFor = <G extends Game>(rules: Ruleset<G>, { board }: State<G>, choice: G['choice']): number =>
  choice.seat === 'team' ? (rules.leader?.(board) ?? 0) : choice.seat

/** Plays one new golden game; which one follows from its number alone. */
export function makeGolden<G extends Game>(
  subject: GoldenSubject<G>,
  number: number,
  every = EVERY,
): GoldenGame<G['options']> {
  const options = subject.options(number)
  const rules = subject.rulesFor(options)
  const seed = `golden-${number}`
  const chance = luckOf(seed, luckVersion(rules))
  const random = new FastChance(number)
  const state = start(rules, options, chance)
  const picks: [number, Json][] = []
  const hashes: string[] = []
  while (rules.outcome(state.board) === undefined) {
    const choice = nth(state.control.open, random.below(state.control.open.length))
    const pick = subject.pick(rules, state, choice, random)
    picks.push([choice.id, shownPick(rules, state.board, choice, pick)])
    apply(rules, state, { seat: seatFor(rules, state, choice), choice: choice.id, pick }, chance)
    if (picks.length % every === 0) hashes.push(hashOf(state))
  }
  const outcome = rules.outcome(state.board) ?? ''
  return { rules: rules.version, seed, options, picks, hashes, outcome, end: hashOf(state) }
}

/** One word for everything a game came to, after every single answer: equal only where all of it is. */
export function traceOf<G extends Game>(subject: GoldenSubject<G>, number: number): string {
  return hashOf(makeGolden(subject, number, 1))
}

/** One answer of a game that is played again. */
export interface Replayed<G extends Game> {
  readonly choice: G['choice']
  /** As it goes over the wire. */
  readonly pick: Json
  readonly events: readonly G['event'][]
  /** After it. */
  readonly state: State<G>
}

/** Plays a golden game again; says where it goes another way, undefined if it does not. */
export function replayGolden<G extends Game>(
  subject: Pick<GoldenSubject<G>, 'rulesFor'>,
  game: GoldenGame<G['options']>,
  watch?: (answer: Replayed<G>) => void,
): string | undefined {
  const rules = subject.rulesFor(game.options)
  if (game.rules !== rules.version) return `made for version ${game.rules} of the rules`
  const chance = luckOf(game.seed, luckVersion(rules))
  const state = start(rules, game.options, chance)
  for (const [index, [id, raw]] of game.picks.entries()) {
    const choice = state.control.open.find((open) => open.id === id)
    if (!choice) return `answer ${index}: no open choice ${id}`
    const pick = parsePick(rules, state, choice, raw)
    if (isRefusal(pick)) return `answer ${index}: ${JSON.stringify(raw)} cannot be read`
    const seat = seatFor(rules, state, choice)
    const sink = makeSink<G>()
    const refusal = apply(rules, state, { seat, choice: id, pick }, chance, sink)
    if (refusal) return `answer ${index}: refused as ${refusal.refused}`
    watch?.({ choice, pick: raw, events: sink.events, state })
    const made = index + 1
    if (made % EVERY === 0 && hashOf(state) !== game.hashes[made / EVERY - 1])
      return `other state after ${made} answers`
  }
  const outcome = rules.outcome(state.board)
  if (outcome !== game.outcome) return `ends ${outcome}, not ${game.outcome}`
  return hashOf(state) === game.end ? undefined : 'another end'
}
