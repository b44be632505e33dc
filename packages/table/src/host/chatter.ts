import type { PersonId } from '../room/fact.ts'
import type { Signal } from '../wire/client-message.ts'
import { Bucket } from './bucket.ts'

/** Plans follow a hand that moves. */
const PLANS_PER_SECOND = 5
const PLANS_AT_ONCE = 10
/** Phrases and fingers are for reading. */
const SAYS_PER_SECOND = 0.5
const SAYS_AT_ONCE = 5

/** How much each person at a table says that is told and forgotten, by however many connections. */
export class Chatter {
  readonly #monotonic: () => number
  readonly #people = new Map<PersonId, { readonly plans: Bucket; readonly says: Bucket }>()

  constructor(monotonic: () => number) {
    this.#monotonic = monotonic
  }

  /** False if it is too much. */
  allows(by: PersonId, what: Signal): boolean {
    let own = this.#people.get(by)
    if (!own) {
      own = {
        plans: new Bucket(PLANS_PER_SECOND, PLANS_AT_ONCE, this.#monotonic),
        says: new Bucket(SAYS_PER_SECOND, SAYS_AT_ONCE, this.#monotonic),
      }
      this.#people.set(by, own)
    }
    return what.kind === 'plan' ? own.plans.take() : own.says.take()
  }
}
