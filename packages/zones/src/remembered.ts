import type { Allowed } from './actions/allowed.ts'
import { ByPerson } from './by-person.ts'
import type { Ranking } from './judgement/best.ts'
import { Exchanges } from './judgement/exchanges.ts'
import type { Face } from './judgement/faces.ts'
import type { OwnPowers } from './people.ts'
import type { Powers } from './skills/powers.ts'

/** What follows from a kit and is asked for all the time: worked out at the first question, then kept with the kit. */
export interface Remembered {
  /** See `allowedBy`. */
  readonly allowed: WeakMap<Powers, Allowed>
  /** What bots try first; see `bestOf`. */
  readonly rankings: WeakMap<Powers, Ranking>
  /** See `facesOf`. */
  faces: ReadonlyMap<string, Face> | undefined
  /** See `powersOf`. */
  readonly powers: ByPerson<OwnPowers>
  /** See `strengthAt`. */
  readonly strengths: ByPerson<number>
  readonly exchanges: Exchanges
}

export const nothingRemembered = (): Remembered => ({
  allowed: new WeakMap(),
  rankings: new WeakMap(),
  faces: undefined,
  powers: new ByPerson(),
  strengths: new ByPerson(),
  exchanges: new Exchanges(),
})
