import { playByPolicy } from '@graveshift/bots'
import {
  Bug,
  cloneState,
  FastChance,
  type Game,
  type Planning,
  type Ruleset,
  type State,
} from '@graveshift/kernel'

/** A position out of a game, and what its next turns promised, played on many times by the policy. */
export interface NotedPosition {
  /** By the clock of the game. */
  readonly at: number
  /** In ten-thousandths each. */
  readonly promises: readonly number[]
}

/** Positions noted in one game at most, and how often each is played on. */
const POSITIONS = 8
const LOOKS = 24
const SPREAD = 0x9e37_79b1
/** What is hidden in these games is hidden from all. */
const ANY_SEAT = 0

/** So many of a list, spread over all of it. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter(
    (_, index) =>
      all.length <= most ||
      Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length),
  )

/**
 * Notes one position of each turn, any decision of it alike, spread over the game: what the coach would have said there.
 * It has luck of its own, so that the game goes as it goes without.
 */
export class PositionNotes<G extends Game> {
  readonly #rules: Ruleset<G>
  readonly #planning: Planning<G>
  readonly #random: FastChance
  readonly #found = new Map<number, State<G>>()
  readonly #seen = new Map<number, number>()

  constructor(rules: Ruleset<G>, salt: number) {
    const { planning } = rules.judgement
    if (!planning) throw new Bug(`${rules.id} promises nothing that could be noted`)
    this.#rules = rules
    this.#planning = planning
    this.#random = new FastChance(salt)
  }

  look(state: Readonly<State<G>>): void {
    const at = this.#rules.judgement.clock(state.board)
    const count = (this.#seen.get(at) ?? 0) + 1
    this.#seen.set(at, count)
    if (this.#random.below(count) === 0) this.#found.set(at, cloneState(this.#rules, state))
  }

  #promises(at: number, state: State<G>): number[] {
    return Array.from({ length: LOOKS }, (_, index) => {
      const played = cloneState(this.#rules, state)
      const chance = new FastChance((state.control.asked + Math.imul(index, SPREAD)) | 0)
      // What nobody has read yet may be anything.
      this.#rules.determinize?.(played.board, ANY_SEAT, chance)
      playByPolicy(this.#rules, this.#planning, played, chance, at + this.#planning.turns)
      return this.#planning.promise(played.board)
    })
  }

  noted(): readonly NotedPosition[] {
    return spread([...this.#found], POSITIONS).map(([at, state]) => ({
      at,
      promises: this.#promises(at, state),
    }))
  }
}
