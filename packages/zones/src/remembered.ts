import type { Allowed } from './actions/allowed.ts'
import type { Ranking } from './judgement/best.ts'
import type { Face } from './judgement/faces.ts'
import type { Powers } from './skills/powers.ts'

/** What follows from a kit and is asked for all the time: worked out at the first question, then kept with the kit. */
export interface Remembered {
  /** See `allowedBy`. */
  readonly allowed: WeakMap<Powers, Allowed>
  /** What bots try first; see `bestOf`. */
  readonly rankings: WeakMap<Powers, Ranking>
  /** See `facesOf`. */
  faces: ReadonlyMap<string, Face> | undefined
  /** What exchanges bring, by what both have; see `bestMove`. */
  readonly exchanges: Map<string, number>
}

export const nothingRemembered = (): Remembered => ({
  allowed: new WeakMap(),
  rankings: new WeakMap(),
  faces: undefined,
  exchanges: new Map(),
})
