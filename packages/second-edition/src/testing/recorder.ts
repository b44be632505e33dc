import { Bug, canonical, type Ruleset } from '@graveshift/kernel'
import type { FuzzSight } from '@graveshift/kernel/testing'
import type { Setup } from '../board.ts'
import type { Event, Options, SecondEdition } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import type { Observer } from './observer.ts'
import type { Watcher } from './stage.ts'
import { rulesOfVariant, type Variant, variantsOf } from './variants.ts'

/** A few answers given on purpose. */
export type Play = (watcher: Watcher) => void

/** What happened, and what is asked next. A starting card is called like any other: its name alone shows nothing. */
export function toldBy(events: readonly Event[], asked: readonly { readonly kind: string }[]): string {
  return canonical({ events, asked: asked.map(({ kind }) => kind) }).replaceAll('"starting-', '"')
}

/** There is no such game. */
class NoSuchGame extends Error {}

/** Notes what happens in a game, by its own rules or by those of a variant. */
export class Recorder implements Watcher {
  readonly told: string[] = []
  readonly #variant: Variant | undefined
  setup: Setup | undefined

  constructor(variant?: Variant) {
    this.#variant = variant
  }

  rulesFor(options: Options): Ruleset<SecondEdition> {
    if (!this.#variant) return SECOND_EDITION_MODULE.rulesFor(options)
    const rules = rulesOfVariant(options, this.#variant)
    if (!rules) throw new NoSuchGame()
    return rules
  }

  see({ state, events, refusal }: FuzzSight<SecondEdition>): void {
    this.setup ??= state.board.setup
    this.told.push(refusal ? refusal.refused : toldBy(events, state.control.open))
  }
}

/** Whether a play comes out differently in a variant: something else happens, or an answer is taken otherwise. */
function differs(play: Play, plain: readonly string[], variant: Variant): boolean {
  const recorder = new Recorder(variant)
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

/** Something played on purpose, watched, and held against the same without each mode and each rule of the mission. */
export function watchPlay(play: Play, observer: Observer): void {
  play(observer)
  const plain = new Recorder()
  play(plain)
  if (!plain.setup) return
  for (const variant of variantsOf(plain.setup))
    if (observer.wants(variant.key) && differs(play, plain.told, variant)) observer.seen.add(variant.key)
}
