import { canonical, type Ruleset } from '@graveshift/kernel'
import type { ZonesGame } from '../../game.ts'
import type { Spoiler } from '../spoiler.ts'

/** A game whose answers say what is done. */
export interface AnsweredGame extends ZonesGame {
  pick: { readonly do: string }
}

/** A game but for one thing, such as a mode or a rule of its mission: what comes otherwise in it is that thing's doing. */
export interface Variant {
  /** What is shown to be used where the two games part. */
  readonly key: string
}

/** A game on zones as it is watched until everything in it was used. */
export interface WatchedGame<G extends AnsweredGame, V extends Variant = Variant>
  extends Spoiler<G['board']> {
  rulesFor(options: G['options']): Ruleset<G>
  /** What an event shows to have been used, besides that there was one. */
  shownBy(event: G['event'], board: G['board']): readonly string[]
  /** All games that differ from one by something that is counted. */
  variantsOf(board: G['board']): readonly V[]
  /** The rules of a variant; undefined where there is no such game. */
  rulesOfVariant(options: G['options'], variant: V): Ruleset<G> | undefined
  /**
   * Cards that are not fought with: they are used where an answer would be none without them, or come to something else.
   */
  isGear?(card: string): boolean
  /** What happened, without names that differ and show nothing. */
  alike?(told: string): string
}

/** What happened, and what is asked next: it shows what an offer made possible. */
export function toldBy<G extends AnsweredGame>(
  { alike }: Pick<WatchedGame<G>, 'alike'>,
  events: readonly G['event'][],
  asked: readonly { readonly kind: string }[],
): string {
  const told = canonical({ events, asked: asked.map(({ kind }) => kind) })
  return alike ? alike(told) : told
}
