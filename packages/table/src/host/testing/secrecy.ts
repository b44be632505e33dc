import { FastChance, nth, secretToHex } from '@graveshift/kernel'
import { MemoryStore } from '../../store/memory-store.ts'
import {
  type Bed,
  bytesFrom,
  directLink,
  type FindGame,
  finderOf,
  GEAR_UP,
  makeBed,
  openTable,
  plainSealer,
} from './bed.ts'
import { playOn, seatAll } from './players.ts'

interface Told {
  /** All frames of all viewers: three players, then somebody who watches. */
  readonly frames: string[][]
  readonly secret: Uint8Array
  readonly reports: string
  readonly phase: string | undefined
}

/** Three players and a watcher play; only the table's own secret depends on `key`, and what people do on `moves`. */
export async function tellGame(key: number, steps: number, seed = 7, game = GEAR_UP): Promise<Told> {
  const random = new FastChance(42)
  const other = new FastChance(key)
  let secret = new Uint8Array()
  // The host draws 32 bytes for nothing but a secret.
  const bytes = (count: number) => {
    const drawn = bytesFrom(count === 32 ? other : random)(count)
    if (count === 32) secret = drawn
    return drawn
  }
  const findModule = finderOf(game)
  const bed = makeBed(1, { bytes, loadModule: findModule })
  const { room, people } = await openTable(bed, 3, { seats: 3 }, game.id)
  const lines = [...people, undefined].map((person) =>
    directLink({ ...bed, bytes: bytesFrom(random) }, room, person, { findModule }),
  )
  for (const { link } of lines) link.start()
  await bed.time.run(100)
  const links = lines.slice(0, 3).map(({ link }) => link)
  await seatAll(bed.time, links)
  const moves = new FastChance(seed)
  for (let step = 0; step < steps && links[0]?.replica.room?.phase === 'playing'; step++) {
    playOn(nth(links, moves.below(3)), moves)
    await bed.time.run(5)
  }
  return {
    frames: lines.map(({ frames }) => frames),
    secret,
    reports: JSON.stringify(bed.troubles),
    phase: links[0]?.replica.room?.phase,
  }
}

/** T18: where the secret of a whole game shows before it is out. */
export async function findSecret(key: number, seed?: number, game = GEAR_UP): Promise<string[]> {
  const { frames, secret, reports, phase } = await tellGame(key, 6000, seed, game)
  if (phase !== 'over') return [`key ${key}: the game did not end`]
  const hex = secretToHex(secret)
  const forms = [hex, btoa(String.fromCharCode(...secret)).slice(0, 40), [...secret].join()]
  const shows = (text: string) => forms.some((form) => text.includes(form))
  const wrong = frames.flatMap((lines, viewer) => {
    const last = lines.findIndex((line) => line.includes('"revealed"'))
    if (last < 1 || !lines[last]?.includes(hex)) return [`key ${key}: ${viewer} was never told the secret`]
    return shows(lines.slice(0, last).join('\n')) ? [`key ${key}: ${viewer} was told the secret before`] : []
  })
  return shows(reports) ? [...wrong, `key ${key}: a report has the secret`] : wrong
}

/**
 * T17: a game up to its middle, and from there twice, with the same log and two keys behind it. Gives what each viewer
 * was told each time, until something is drawn.
 */
export async function tellTwice(seed: number, steps: number, game = GEAR_UP): Promise<readonly string[][][]> {
  const findModule = finderOf(game)
  const bed = makeBed(12 + seed, { loadModule: findModule })
  const { room, people } = await openTable(bed, 3, { seats: 3 }, game.id)
  const links = people.map((person) => directLink(bed, room, person, { findModule }).link)
  for (const link of links) link.start()
  await bed.time.run(100)
  await seatAll(bed.time, links)
  await playSteps(bed, links, steps, new FastChance(seed))
  const bodies = await bed.store.read(room, 0)
  const told: string[][][] = []
  for (const fill of [1, 2]) {
    const run = await withKey(room, bodies, fill, findModule)
    const lines = [...people, undefined].map((person) => directLink(run, room, person, { findModule }))
    for (const { link } of lines) link.start()
    await run.time.run(100)
    const from = lines.map(({ frames }) => frames.length)
    const players = lines.slice(0, 3).map(({ link }) => link)
    await playSteps(run, players, 30, new FastChance(seed + 1))
    told.push(lines.map(({ frames }, viewer) => untilDrawn(frames.slice(from[viewer]))))
  }
  return told
}

/** Up to the entry that draws. */
export function untilDrawn(frames: readonly string[]): string[] {
  const first = frames.findIndex((frame) => frame.includes('"drawn"'))
  return frames.slice(0, first < 0 ? frames.length : first)
}

type Links = ReturnType<typeof directLink>['link'][]

async function playSteps({ time }: Bed, links: Links, steps: number, random: FastChance): Promise<void> {
  for (let step = 0; step < steps; step++) {
    playOn(nth(links, random.below(links.length)), random)
    await time.run(5)
  }
}

/** A stored table again, with the same log and another secret behind it. */
async function withKey(
  room: string,
  bodies: readonly { seq: number; id: string; body: string }[],
  fill: number,
  loadModule: FindGame,
): Promise<Bed> {
  const store = new MemoryStore()
  const text = plainSealer.seal(new Uint8Array(32).fill(fill), `${room}/1`)
  await store.create({
    room,
    entries: bodies.map((row) => ({ ...row, at: 0 })),
    also: { sealed: { round: 1, text } },
  })
  return makeBed(11, { store, loadModule })
}
