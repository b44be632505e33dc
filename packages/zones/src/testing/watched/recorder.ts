import { Bug, canonical, type Ruleset } from '@graveshift/kernel'
import type { FuzzSight } from '@graveshift/kernel/testing'
import type { Watcher } from '../zones-stage.ts'
import type { Observer } from './observer.ts'
import { type AnsweredGame, toldBy, type Variant, type WatchedGame } from './watched-game.ts'

/** A few answers given on purpose. */
export type Play<G extends AnsweredGame> = (watcher: Watcher<G>) => void

/** There is no such game. */
class NoSuchGame extends Error {}

/** Notes what happens in a game, by its own rules or by those of a variant. */
class Recorder<G extends AnsweredGame, V extends Variant> implements Watcher<G> {
  readonly told: string[] = []
  readonly #game: WatchedGame<G, V>
  readonly #variant: V | undefined
  /** As it was when somebody looked first. */
  board: G['board'] | undefined

  constructor(game: WatchedGame<G, V>, variant?: V) {
    this.#game = game
    this.#variant = variant
  }

  rulesFor(options: G['options']): Ruleset<G> {
    if (!this.#variant) return this.#game.rulesFor(options)
    const rules = this.#game.rulesOfVariant(options, this.#variant)
    if (!rules) throw new NoSuchGame()
    return rules
  }

  see({ state, events, refusal }: FuzzSight<G>): void {
    this.board ??= state.board
    this.told.push(refusal ? refusal.refused : toldBy(this.#game, events, state.control.open))
  }
}

/** Whether a play comes out differently in a variant: something else happens, or an answer is taken otherwise. */
function differs<G extends AnsweredGame, V extends Variant>(
  game: WatchedGame<G, V>,
  play: Play<G>,
  plain: readonly string[],
  variant: V,
): boolean {
  const recorder = new Recorder(game, variant)
  try {
    play(recorder)
  } catch (error) {
    if (error instanceof NoSuchGame) return false
    // An answer is refused or accepted that was not.
    if (error instanceof Bug) return true
    throw error
  }
  return canonical(recorder.told) !== canonical(plain)
}

/** Something played on purpose, watched, and held against the same in each variant of the game. */
export function watchPlay<G extends AnsweredGame, V extends Variant>(
  game: WatchedGame<G, V>,
  play: Play<G>,
  observer: Observer<G>,
): void {
  play(observer)
  const plain = new Recorder(game)
  play(plain)
  if (!plain.board) return
  for (const variant of game.variantsOf(plain.board))
    if (observer.wants(variant.key) && differs(game, play, plain.told, variant)) observer.note(variant.key)
}
