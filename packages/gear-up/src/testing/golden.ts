import {
  apply,
  type Chance,
  FastChance,
  hashOf,
  isRefusal,
  type Json,
  KeyedChance,
  makeSink,
  nth,
  parsePick,
  secretFromSeed,
  start,
} from '@graveshift/kernel'
import type { Options } from '../game.ts'
import { GEAR_UP, STANDARD_CONTENT } from '../rules.ts'
import { carefulPick } from './careful.ts'
import { optionsOf } from './random-options.ts'

/** A game that must play to the same hashes for ever, on every machine. */
export interface GoldenGame {
  readonly rules: number
  readonly seed: string
  readonly options: Options
  /** Answers as they go over the wire, each with its choice: [choice, pick]. */
  readonly picks: readonly (readonly [choice: number, pick: Json])[]
  /** The hash of the whole state after every tenth answer. */
  readonly hashes: readonly string[]
  readonly outcome: string
  readonly end: string
}

const EVERY = 10

const luckOf = (seed: string): Chance =>
  new KeyedChance(secretFromSeed(seed), { game: `golden ${seed}`, rules: GEAR_UP.version })

/** Plays one new golden game; which one follows from its number alone. */
export function makeGolden(number: number): GoldenGame {
  const options = optionsOf(number)
  const seed = `golden-${number}`
  const chance = luckOf(seed)
  const random = new FastChance(number)
  const state = start(GEAR_UP, options, chance)
  const picks: [number, Json][] = []
  const hashes: string[] = []
  while (state.board.outcome === undefined) {
    const choice = nth(state.control.open, random.below(state.control.open.length))
    const pick = carefulPick(STANDARD_CONTENT, GEAR_UP, state, choice, random)
    const shown = GEAR_UP.choices[choice.kind].show(state.board, choice as never, pick)
    picks.push([choice.id, JSON.parse(JSON.stringify(shown)) as Json])
    const seat = choice.seat === 'team' ? options.leader : choice.seat
    apply(GEAR_UP, state, { seat, choice: choice.id, pick }, chance)
    if (picks.length % EVERY === 0) hashes.push(hashOf(state))
  }
  const { outcome } = state.board
  return { rules: GEAR_UP.version, seed, options, picks, hashes, outcome, end: hashOf(state) }
}

/** Plays a golden game again; says where it goes another way, undefined if it does not. */
export function replayGolden(game: GoldenGame): string | undefined {
  if (game.rules !== GEAR_UP.version) return `made for version ${game.rules} of the rules`
  const chance = luckOf(game.seed)
  const state = start(GEAR_UP, game.options, chance)
  for (const [index, [id, raw]] of game.picks.entries()) {
    const choice = state.control.open.find((open) => open.id === id)
    if (!choice) return `answer ${index}: no open choice ${id}`
    const pick = parsePick(GEAR_UP, state, choice, raw)
    if (isRefusal(pick)) return `answer ${index}: ${JSON.stringify(raw)} cannot be read`
    const seat = choice.seat === 'team' ? game.options.leader : choice.seat
    const refusal = apply(GEAR_UP, state, { seat, choice: id, pick }, chance, makeSink())
    if (refusal) return `answer ${index}: refused as ${refusal.refused}`
    const made = index + 1
    if (made % EVERY === 0 && hashOf(state) !== game.hashes[made / EVERY - 1])
      return `other state after ${made} answers`
  }
  if (state.board.outcome !== game.outcome) return `ends ${state.board.outcome}, not ${game.outcome}`
  return hashOf(state) === game.end ? undefined : 'another end'
}

/** Numbers of the golden games: every seat count and boss four times, each difficulty, with and without options. */
export const GOLDEN_NUMBERS: readonly number[] = Array.from({ length: 24 }, (_, index) => 7 + index * 55)
