import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { FastChance, type Game, type GameModule, isFault, type Json } from '@graveshift/kernel'
import { Link } from '../../link/link.ts'
import type { LinkSetting } from '../../link/setting.ts'
import type { Bus } from '../../store/bus.ts'
import { MemoryBus, MemoryHub } from '../../store/memory-bus.ts'
import { MemoryStore } from '../../store/memory-store.ts'
import type { Store } from '../../store/store.ts'
import { CLOSE } from '../../wire/close-codes.ts'
import { Host } from '../host.ts'
import { Line } from '../line.ts'
import type { HostSetting, Sealer, Trouble } from '../setting.ts'
import { ALLEY } from './alley.ts'
import { keptInMemory } from './in-memory.ts'
import { VirtualClock, VirtualTime } from './virtual-clock.ts'

export const GEAR_UP = GEAR_UP_MODULE as unknown as GameModule<Game>

/** The real game, and a light one for where it does not matter which. */
export const findGame = (id: string): GameModule<Game> | undefined =>
  [GEAR_UP, ALLEY].find((game) => game.id === id)

export type FindGame = typeof findGame

/** For tables of one game, whichever it is. */
export const finderOf =
  (game: GameModule<Game>): FindGame =>
  (id) =>
    id === game.id ? game : undefined

/** Turns bytes around: enough to tell sealed from open in a test. */
export const plainSealer: Sealer = {
  seal: (secret, context) => JSON.stringify([context, [...secret].map((byte) => byte ^ 0xa5)]),
  open(sealed, context) {
    const [for_, bytes] = JSON.parse(sealed) as [string, number[]]
    if (for_ !== context) throw new Error('sealed for something else')
    return Uint8Array.from(bytes, (byte) => byte ^ 0xa5)
  },
}

export const bytesFrom = (random: FastChance) => (count: number) =>
  Uint8Array.from({ length: count }, () => random.below(256))

/** One host over a memory store, with everything injected and seeded. */
export interface Bed {
  readonly time: VirtualTime
  readonly clock: VirtualClock
  readonly store: Store
  readonly host: Host
  readonly troubles: Trouble[]
  readonly bytes: (count: number) => Uint8Array
}

export function makeBed(
  seed: number,
  over: Partial<HostSetting> & { readonly time?: VirtualTime } = {},
): Bed {
  const time = over.time ?? new VirtualTime()
  const clock = new VirtualClock(time)
  const store = over.store ?? new MemoryStore()
  const bus: Bus = over.bus ?? new MemoryBus(new MemoryHub())
  const bytes = over.bytes ?? bytesFrom(new FastChance(seed))
  const troubles: Trouble[] = []
  const host = new Host({
    clock,
    sealer: plainSealer,
    loadModule: findGame,
    report: (trouble) => troubles.push(trouble),
    ...over,
    store,
    bus,
    bytes,
  })
  return { time, clock, store, host, troubles, bytes }
}

/** A table with so many people, each in a seat, all ready if wanted. */
export async function openTable(
  { host, bytes }: Pick<Bed, 'host' | 'bytes'>,
  people: number,
  options: Json = { seats: people },
  game = GEAR_UP.id,
): Promise<{ readonly room: string; readonly people: string[] }> {
  const opened = await host.create({
    game,
    title: 'Table',
    options,
    name: 'Person 0',
    language: 'en',
  })
  if (isFault(opened)) throw new Error(opened.message)
  const ids = [opened.person]
  for (let index = 1; index < people; index++) {
    const answer = await host.join(opened.room, {
      id: idFrom(bytes),
      name: `Person ${index}`,
      language: 'en',
      role: 'player',
    })
    if (!('done' in answer)) throw new Error(JSON.stringify(answer))
    ids.push(answer.by)
  }
  return { room: opened.room, people: ids }
}

export function idFrom(bytes: (count: number) => Uint8Array): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz012345'
  return [...bytes(22)].map((byte) => letters[byte & 31]).join('')
}

/** A link straight into a host, without a network between. */
export function directLink(
  { host, clock, bytes }: Pick<Bed, 'host' | 'clock' | 'bytes'>,
  room: string,
  person: string | undefined,
  over: Partial<LinkSetting> & { readonly served?: string } = {},
): {
  readonly link: Link
  readonly frames: string[]
  cut(): void
  /** From now on nothing goes through the present connection, and nobody says so. */
  hush(): void
} {
  const frames: string[] = []
  let line: Line | undefined
  let lost: (() => void) | undefined
  const hushed = new Set<Line | undefined>()
  const link = new Link({
    clock,
    bytes,
    random: () => 0.5,
    ...keptInMemory(),
    findModule: findGame,
    ticket: async () => 'ticket',
    connect(listeners) {
      const mine = new Line({
        host,
        admit: async () => ({ room, ...(person === undefined ? {} : { person }) }),
        build: over.served,
        send({ text }) {
          if (hushed.has(mine)) return
          frames.push(text)
          listeners.heard(text)
        },
        close: (reason) => listeners.closed(CLOSE[reason]),
      })
      line = mine
      lost = () => {
        mine.lost()
        listeners.closed(1006)
      }
      clock.after(1, () => listeners.opened())
      return { send: (text) => void (hushed.has(mine) || mine.heard(text)), close: () => mine.lost() }
    },
    ...over,
  })
  return { link, frames, cut: () => line && lost?.(), hush: () => void hushed.add(line) }
}
