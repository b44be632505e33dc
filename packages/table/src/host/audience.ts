import type { Viewer } from '@graveshift/kernel'
import { type Entry, writeEntry } from '../room/entry.ts'
import type { PersonId } from '../room/fact.ts'
import { isAtTable, type Room } from '../room/room.ts'
import type { Signal } from '../wire/client-message.ts'
import type { CloseReason } from '../wire/close-codes.ts'
import { Packet } from '../wire/packet.ts'
import type { ServerMessage } from '../wire/server-message.ts'
import type { Connection } from './connection.ts'
import { viewerOf, viewFrame } from './frames.ts'
import { Presence, REPEAT_MS } from './presence.ts'
import type { Clock } from './setting.ts'

/** An entry with what it makes people see, kept until it is written. */
export interface News {
  readonly entry: Entry
  readonly body: string
  /** What those are told who follow the log. */
  readonly log: Packet
  /** What others are told, by whose eyes they see with. */
  readonly views: ReadonlyMap<Viewer, Packet>
}

/** The JSON of an `entry` message around the entry's own. */
const entryText = (body: string): string => `{"type":"entry","entry":${body}}`

/** Tells the other nodes who is connected to this one; `asks` wants to hear the same from them. */
type Announce = (people: readonly PersonId[], asks: boolean) => void

/** Everybody who listens to one table here, and what is known of who listens elsewhere. */
export class Audience {
  readonly presence: Presence
  readonly #connections = new Set<Connection>()
  readonly #clock: Clock
  readonly #announce: Announce
  #repeat: (() => void) | undefined
  #lastHere = ''
  /** The last entry that everybody here was told of. */
  told = -1

  constructor(clock: Clock, announce: Announce) {
    this.#clock = clock
    this.#announce = announce
    this.presence = new Presence(() => clock.monotonic())
  }

  get size(): number {
    return this.#connections.size
  }

  has(connection: Connection): boolean {
    return this.#connections.has(connection)
  }

  all(): Connection[] {
    return [...this.#connections]
  }

  add(connection: Connection): void {
    this.#connections.add(connection)
    if (connection.person !== undefined) this.presence.came(connection.person)
  }

  remove(connection: Connection): void {
    if (!this.#connections.delete(connection) || connection.person === undefined) return
    this.presence.went(connection.person)
    this.tellPresence()
  }

  /** What each connection is to be told of the entry that was just folded. */
  newsOf(room: Room, entry: Entry): News {
    const views = new Map<Viewer, Packet>()
    for (const { form, person } of this.#connections) {
      const viewer = viewerOf(room, person)
      if (form === 'view' && !views.has(viewer)) views.set(viewer, new Packet(viewFrame(room, entry, viewer)))
    }
    const body = writeEntry(entry)
    return { entry, body, log: new Packet({ type: 'entry', entry }, entryText(body)), views }
  }

  /** Tells everybody; those who are sent away by it hear nothing any more. */
  tell(room: Room, { entry, log, views }: News): void {
    const { act, seq } = entry
    if (act.kind === 'kicked' || act.kind === 'left') this.expelStrangers(room)
    this.told = seq
    const viewOf = ({ person }: Connection): Packet => {
      const viewer = viewerOf(room, person)
      return views.get(viewer) ?? new Packet(viewFrame(room, entry, viewer))
    }
    for (const connection of this.all()) connection.tell(connection.form === 'log' ? log : viewOf(connection))
    if (act.kind === 'rekeyed' && act.what === 'seat') this.#askBack(act.person)
  }

  /** Who may still come comes back at once; a device that was signed out does not. */
  #askBack(person: PersonId | undefined): void {
    for (const connection of this.all()) {
      if (connection.person !== person) continue
      this.remove(connection)
      connection.close('retryNow')
    }
  }

  /** Whoever is not at the table any more hears nothing more of it. */
  expelStrangers(room: Room): void {
    for (const connection of this.all())
      if (connection.person !== undefined && !isAtTable(room, connection.person)) {
        this.remove(connection)
        connection.close('stop')
      }
  }

  say(by: PersonId, what: Signal): void {
    const packet = new Packet({ type: 'said', by, what })
    for (const connection of this.all()) if (connection.person !== by) connection.tell(packet)
  }

  /** Another node said who is connected to it. */
  heard(node: string, people: readonly PersonId[], asks: boolean): void {
    this.presence.heard(node, people)
    if (asks) this.#announce(this.presence.local(), false)
    this.#tellHere()
  }

  /** Says who is here, now and again and again while there is somebody. */
  tellPresence(asks = false): void {
    const here = this.presence.local()
    this.#announce(here, asks)
    this.#tellHere()
    this.#repeat?.()
    this.#repeat = here.length > 0 ? this.#clock.after(REPEAT_MS, () => this.tellPresence()) : undefined
  }

  #tellHere(): void {
    const people = this.presence.people()
    if (people.join() === this.#lastHere) return
    this.#lastHere = people.join()
    const packet = new Packet({ type: 'here', people })
    for (const connection of this.all()) connection.tell(packet)
  }

  /** Everybody goes, and nothing is left behind. */
  dismiss(reason: CloseReason, last?: ServerMessage): void {
    const all = this.all()
    this.#connections.clear()
    this.#repeat?.()
    this.#repeat = undefined
    for (const connection of all) {
      if (last) connection.tell(new Packet(last))
      connection.close(reason)
    }
    this.#announce([], false)
  }
}
