import { isRecord, noncesOf, pledgeOf, secretFromHex, shownAt } from '@graveshift/kernel'
import { stillToShow } from '../room/drawing.ts'
import type { PersonId } from '../room/fact.ts'
import type { Room } from '../room/room.ts'
import type { OutboxStorage } from './outbox.ts'

/** What somebody keeps of the luck of one game: the part that is one's own, and what the server promised before. */
export interface KeptPart {
  readonly round: number
  readonly person: PersonId
  /** 32 bytes in hex, known to this device alone until the game begins. */
  readonly seed: string
  readonly commitment: string
  /** Who had promised what when this was first shown; it is shown under no other promises. */
  readonly promises?: string
  /** All parts in the luck of the game that began under them; none if it began under others. */
  readonly nonces?: readonly string[]
}

/**
 * Whether the luck of a game is what one had a part in: `own` if it is; `left-out` if the table says that one did not
 * show it in time; `replaced` if something else stands there, or the game began under other promises; `unknown` where
 * this device kept nothing, or did not see how the game began.
 */
export type OwnPart = 'own' | 'left-out' | 'replaced' | 'unknown'

/** Games of a table that are remembered. */
const MOST_KEPT = 50

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Keeps one's own parts in the luck of a table's games, shows them in time and compares them with what is told. */
export class NonceKeeper {
  readonly #storage: OutboxStorage
  readonly #bytes: (count: number) => Uint8Array

  constructor(storage: OutboxStorage, bytes: (count: number) => Uint8Array) {
    this.#storage = storage
    this.#bytes = bytes
  }

  /** A new part for the game that comes, kept before anybody hears of it. */
  pledge({ id: room, round, commitment }: Room, person: PersonId): string {
    const kept = { round, person, seed: hexOf(this.#bytes(32)), commitment }
    this.#keep(kept)
    return pledgeOf(kept.seed, { room, round, person })
  }

  /** What is to be shown now, if anything. */
  toShow(room: Room, person: PersonId): string | undefined {
    if (!room.drawing || !stillToShow(room).includes(person)) return undefined
    const kept = this.#keptFor(room, person)
    const owner = { room: room.id, round: room.round, person }
    // Another device of this person made the pledge that counts: it shows it.
    if (!kept || pledgeOf(kept.seed, owner) !== room.ready.get(person)) return undefined
    const { attempt, without } = room.drawing
    // Each new attempt leaves out somebody: nobody draws again for a luck that he likes better.
    if (kept.commitment !== room.commitment || attempt > 1 + without.size) return undefined
    const promises = promisesOf(room)
    if (kept.promises === undefined) this.#keep({ ...kept, promises })
    else if (kept.promises !== promises) return undefined
    return shownAt(kept.seed, owner, attempt)
  }

  /** A game began, by a log that was read to here. Whoever lets others promise anew by then knows what was shown. */
  began(room: Room, person: PersonId): void {
    const kept = this.#keptFor(room, person)
    if (!room.share || kept?.promises === undefined || kept.nonces) return
    this.#keep({ ...kept, nonces: kept.promises === promisesOf(room) ? room.share.nonces : [] })
  }

  /** What became of one's own part in the game that runs or is over. */
  ownPart(room: Room, person: PersonId): OwnPart {
    const { share, id, round, seats } = room
    const kept = this.#keptFor(room, person)
    if (!share || !kept) return 'unknown'
    if (kept.commitment !== room.commitment) return 'replaced'
    const own = noncesOf(kept.seed, { room: id, round, person })
    if (kept.nonces && kept.nonces.join() !== share.nonces.join()) return 'replaced'
    if (share.nonces.some((nonce) => own.includes(nonce))) {
      // A snapshot says nothing of the promises under which the game began.
      return kept.promises !== undefined && !kept.nonces ? 'unknown' : 'own'
    }
    // Whoever gave his seat away since cannot be asked about it.
    const there = share.nonces.filter((_, seat) => seats[seat] === person)
    return there.every((nonce) => /^0+$/.test(nonce)) ? 'left-out' : 'replaced'
  }

  #keep(kept: KeptPart): void {
    const others = keptParts(this.#storage).filter(
      ({ round, person }) => round !== kept.round || person !== kept.person,
    )
    this.#storage.write(JSON.stringify([...others.slice(1 - MOST_KEPT), kept]))
  }

  #keptFor({ round }: Room, person: PersonId): KeptPart | undefined {
    return keptParts(this.#storage).find((one) => one.round === round && one.person === person)
  }
}

/** What everybody promised, by seats. */
const promisesOf = ({ seats, ready }: Room): string =>
  JSON.stringify(seats.map((person) => (person === undefined ? null : [person, ready.get(person) ?? null])))

/** What was kept, as far as it still makes sense. */
export function keptParts(storage: Pick<OutboxStorage, 'read'>): KeptPart[] {
  try {
    const kept: unknown = JSON.parse(storage.read() ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(value: unknown): value is KeptPart {
  if (!isRecord(value)) return false
  const { round, person, seed, commitment, promises, nonces } = value
  const isText = typeof person === 'string' && typeof commitment === 'string' && typeof seed === 'string'
  const isDrawn =
    (promises === undefined || typeof promises === 'string') &&
    (nonces === undefined || (Array.isArray(nonces) && nonces.every((nonce) => typeof nonce === 'string')))
  return Number.isSafeInteger(round) && isText && isDrawn && secretFromHex(seed) !== undefined
}
