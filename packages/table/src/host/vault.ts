import {
  Bug,
  type Chance,
  commitmentTo,
  type Game,
  type Ruleset,
  type Share,
  secretToHex,
} from '@graveshift/kernel'
import { LiveLuck, type Luck } from '../luck.ts'
import { keyedChance } from '../segment.ts'
import type { Store } from '../store/store.ts'
import type { Sealer } from './setting.ts'

export const SECRET_BYTES = 32

/** A fresh secret, and the two forms of it that may leave this file's hands. */
export interface Promised {
  readonly commitment: string
  readonly sealed: string
}

const contextOf = (room: string, round: number) => `${room}/${round}`

export function promise(
  room: string,
  round: number,
  bytes: (count: number) => Uint8Array,
  sealer: Sealer,
): Promised {
  const secret = bytes(SECRET_BYTES)
  return { commitment: commitmentTo(secret), sealed: sealer.seal(secret, contextOf(room, round)) }
}

/** The secret of one table's present round. It cannot be printed: its fields are private to the language. */
export class Vault {
  readonly #room: string
  readonly #sealer: Sealer
  #round = 0
  #secret: Uint8Array | undefined
  #chance: { readonly for: string; readonly chance: Chance } | undefined

  constructor(room: string, sealer: Sealer) {
    this.#room = room
    this.#sealer = sealer
  }

  /** Fetches the secret of a round, if it is not here yet. */
  async open(store: Store, round: number): Promise<void> {
    if (this.#round === round && this.#secret) return
    const sealed = await store.secret(this.#room, round)
    if (sealed === undefined) throw new Bug(`no secret for round ${round}`)
    this.#secret = this.#sealer.open(sealed, contextOf(this.#room, round))
    this.#round = round
    this.#chance = undefined
  }

  luck<G extends Game>(rules: Ruleset<G>, share: Share): Luck {
    const key = share.nonces.join()
    if (this.#chance?.for !== key)
      this.#chance = { for: key, chance: keyedChance(rules, this.#opened(), share) }
    return new LiveLuck(rules.streams.length, this.#chance.chance)
  }

  /** For the last entry of a game, and for nothing else. */
  reveal(): string {
    return secretToHex(this.#opened())
  }

  #opened(): Uint8Array {
    if (!this.#secret) throw new Bug('the secret is not here')
    return this.#secret
  }
}
