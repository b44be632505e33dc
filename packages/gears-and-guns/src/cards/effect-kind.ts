import type { Table, Telling, Term } from '@graveshift/kernel'
import { listTerm } from '@graveshift/zones'
import type { Requirement } from '@graveshift/zones/missions'
import type { Western } from '../game.ts'
import type { Mission } from '../missions/compile.ts'
import type { Effect } from '../missions/effects.ts'
import type { WesternKit } from '../western-kit.ts'
import type { ReadingFrame } from './card-game.ts'

export type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>

/** One word in which cards say what happens, with everything that belongs to it. All are listed in `EFFECT_KINDS`. */
export interface EffectKind<E extends Effect = Effect> {
  readonly do: E['do']
  /** It as a sentence. */
  tell(effect: E): Telling
  run(kit: WesternKit, table: Table<Western>, frame: ReadingFrame, effect: E): void
  /** Zones it names: the linter looks for each on the board. */
  zones?(effect: E): readonly string[]
  /** What must hold for it to make sense. */
  lint?(mission: Mission, effect: E): readonly Requirement[]
}

export const effectLine = (key: string, values: Readonly<Record<string, Term>> = {}): Telling => ({
  word: `effect.${key}`,
  with: values,
})

export const keysTerm = (keys: readonly string[]): Term =>
  listTerm(keys.map((key) => ({ word: `key.${key}` })))

/** Whether a tile with a spot of some kind lies on the board. */
export const hasTile = (spots: readonly { readonly face: string }[], tile: string): boolean =>
  spots.some(({ face }) => face === tile)
