import { type Fault, type Game, type GameModule, isFault, type Json } from '@graveshift/kernel'
import { versionOf } from '../other-rules.ts'
import { beginCampaign } from '../room/campaign.ts'
import { type Entry, FIRST_LINK, linkOf, TABLE, writeEntry } from '../room/entry.ts'
import type { Fact, FactOf, PersonId, PersonRole, Settings } from '../room/fact.ts'
import { refuse } from '../room/refuse.ts'
import type { Room } from '../room/room.ts'
import type { SideWrites } from '../store/store.ts'
import type { Signal } from '../wire/client-message.ts'
import type { Connection, ReadSoFar } from './connection.ts'
import { freshId, freshPerson } from './ids.ts'
import { LiveRoom } from './live-room.ts'
import type { Answer, Request } from './request.ts'
import { type HostSetting, LONGEST_TIMER } from './setting.ts'
import { promise } from './vault.ts'

const IDLE_MS = 10 * 60_000

/** A table to be opened, and who opens it. */
export interface Opening {
  readonly game: string
  readonly title: string
  readonly options: Json
  /** The options are those of a campaign of the game. */
  readonly campaign?: boolean | undefined
  readonly plans?: Settings['plans']
  readonly decideAfter?: number
  readonly absentAfter?: number
  readonly name: string
  readonly language: string
  /** Names for the table and its host, for whoever wants the same ones when it asks again. */
  readonly room?: string
  readonly person?: PersonId
  /** Keys and bindings for the table and its host, once their names are known. */
  readonly also?: (room: string, person: PersonId) => SideWrites
}

export interface Opened {
  readonly room: string
  readonly person: PersonId
}

export interface Joining {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly role: PersonRole
  readonly also?: (person: PersonId) => SideWrites
}

/** What a table's first entry says of the rules it is played by, with its options. */
type Named = Pick<FactOf<'opened'>, 'rules' | 'campaign'> & Pick<Settings, 'options'>

function namedByGame(module: GameModule<Game>, raw: Json): Named | Fault {
  const options = module.readOptions(raw)
  return isFault(options) ? options : { options, rules: module.rulesFor(options).version }
}

function namedByCampaign(module: GameModule<Game>, options: Json): Named | Fault {
  const round = beginCampaign(module, options)
  if (isFault(round)) return round
  return { options, rules: versionOf(module), campaign: round.version }
}

/** Acts that come with keys or bindings: only the server's own routes may ask for them, with those in hand. */
const NEEDS_ALSO = new Set(['join', 'rekey'])

/** Tables on this node. It owns none of them: whoever writes first was first, the others read and try again. */
export class Host {
  readonly #setting: HostSetting
  readonly #node: string
  readonly #rooms = new Map<string, LiveRoom>()
  readonly #idle = new Map<string, () => void>()
  #closed = false

  constructor(setting: HostSetting) {
    this.#setting = setting
    this.#node = freshId(setting.bytes)
  }

  /** Tables in memory. */
  get loaded(): number {
    return this.#rooms.size
  }

  get connections(): number {
    let sum = 0
    for (const room of this.#rooms.values()) sum += room.connections
    return sum
  }

  /** A new table with its first person, who is its host. */
  async create(opening: Opening): Promise<Opened | Fault> {
    const { bytes, sealer, store, clock, loadModule } = this.#setting
    const module = await loadModule(opening.game)
    if (!module) return { fault: 'no-such-game', message: `there is no game '${opening.game}'` }
    if (isFault(module)) return module
    const named = opening.campaign
      ? namedByCampaign(module, opening.options)
      : namedByGame(module, opening.options)
    if (isFault(named)) return named
    const { options, ...rules } = named
    const room = opening.room ?? freshId(bytes)
    const person = opening.person ?? freshPerson(bytes)
    const { commitment, sealed } = promise(room, 1, bytes, sealer)
    const { plans = 'shown', decideAfter = 45, absentAfter = 120 } = opening
    const facts: readonly { readonly by: string; readonly act: Fact }[] = [
      {
        by: TABLE,
        act: {
          kind: 'opened',
          room,
          game: module.id,
          ...rules,
          ...(module.release ? { release: module.release } : {}),
          title: opening.title,
          settings: { options, plans, decideAfter, absentAfter },
          commitment,
        },
      },
      { by: person, act: { kind: 'joined', name: opening.name, language: opening.language, role: 'player' } },
    ]
    const at = clock.now()
    let link = FIRST_LINK
    const entries = facts.map(({ by, act }, seq): Entry => {
      const unlinked = { seq, id: freshId(bytes), at, by, act }
      link = linkOf(link, unlinked)
      return { ...unlinked, link }
    })
    const made = await store.create({
      room,
      entries: entries.map((entry) => ({ seq: entry.seq, id: entry.id, at, body: writeEntry(entry) })),
      also: {
        ...opening.also?.(room, person),
        sealed: { round: 1, text: sealed },
        summary: { title: opening.title, phase: 'lobby', awaited: [person] },
      },
    })
    return made === 'done' ? { room, person } : { fault: 'exists', message: 'try again' }
  }

  /** Somebody comes in with a key the server has checked. Asked again with the same id, the same person. */
  join(room: string, { id, name, language, role, also }: Joining): Promise<Answer> {
    const person = freshPerson(this.#setting.bytes)
    const command = { kind: 'join', name, language, role } as const
    return this.#live(room).submit({ id, by: person, basis: -1, command, also: also?.(person) ?? {} })
  }

  submit(room: string, request: Request): Promise<Answer> {
    if (this.#closed) return Promise.resolve({ later: true })
    if (NEEDS_ALSO.has(request.command.kind) && !request.also)
      return Promise.resolve({ refused: refuse('not-allowed') })
    return this.#live(room).submit(request)
  }

  attach(room: string, connection: Connection, read: ReadSoFar): Promise<boolean> {
    if (this.#closed) return Promise.resolve(false)
    this.#idle.get(room)?.()
    this.#idle.delete(room)
    return this.#live(room).attach(connection, read)
  }

  detach(room: string, connection: Connection): void {
    this.#rooms.get(room)?.detach(connection)
    this.#watchIdle(room)
  }

  tail(room: string, connection: Connection, from: number): Promise<void> {
    return this.#rooms.get(room)?.tail(connection, from) ?? Promise.resolve()
  }

  /** The last entry that everybody connected here was told of; -1 if the table is not in memory. */
  head(room: string): number {
    return this.#rooms.get(room)?.told ?? -1
  }

  /** False if it was too much to be told. */
  say(room: string, by: PersonId, what: Signal): boolean {
    return this.#rooms.get(room)?.say(by, what) ?? true
  }

  /** A look at a table as it is, for lists, exports and the server's own checks. */
  look<T>(room: string, read: (room: Room) => T): Promise<T | undefined> {
    return this.#live(room).look(read)
  }

  /** Forgets a table that was removed from the store, or that shall be read anew. */
  async forget(room: string): Promise<void> {
    const live = this.#rooms.get(room)
    this.#rooms.delete(room)
    this.#idle.get(room)?.()
    this.#idle.delete(room)
    await live?.close()
  }

  /** Takes nothing new, finishes what was begun, sends everybody elsewhere. */
  async close(): Promise<void> {
    this.#closed = true
    for (const stop of this.#idle.values()) stop()
    this.#idle.clear()
    await Promise.all([...this.#rooms.values()].map((room) => room.close()))
    this.#rooms.clear()
  }

  #live(room: string): LiveRoom {
    const known = this.#rooms.get(room)
    if (known) return known
    const live = new LiveRoom(room, this.#setting, this.#node)
    this.#rooms.set(room, live)
    this.#watchIdle(room)
    return live
  }

  /** Nobody there for a while: the log keeps it, memory need not. */
  #watchIdle(room: string): void {
    this.#idle.get(room)?.()
    const wait = Math.min(this.#setting.idleMs ?? IDLE_MS, LONGEST_TIMER)
    const stop = this.#setting.clock.after(wait, () => {
      this.#idle.delete(room)
      const live = this.#rooms.get(room)
      if (!live) return
      // A table that was set aside is remembered: reading it again would only break again.
      if (live.connections > 0 || live.isQuarantined) return
      if (live.isIdle) void this.forget(room)
      else this.#watchIdle(room)
    })
    this.#idle.set(room, stop)
  }
}
