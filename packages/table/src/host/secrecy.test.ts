import { FastChance, nth, secretToHex } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { MemoryStore } from '../store/memory-store.ts'
import { bytesFrom, directLink, makeBed, openTable, plainSealer } from './testing/bed.ts'
import { playOn, seatAll } from './testing/players.ts'

interface Told {
  /** All frames of all viewers up to the first that tells of a draw, then to the end. */
  readonly frames: string[][]
  readonly secret: Uint8Array
  readonly reports: string
  readonly phase: string | undefined
}

/** Three players and a watcher play; only the table's own secret depends on `key`. */
async function tell(key: number, steps: number): Promise<Told> {
  const random = new FastChance(42)
  const other = new FastChance(key)
  let secret = new Uint8Array()
  // The host draws 32 bytes for nothing but a secret.
  const bytes = (count: number) => {
    const drawn = bytesFrom(count === 32 ? other : random)(count)
    if (count === 32) secret = drawn
    return drawn
  }
  const bed = makeBed(1, { bytes })
  const { room, people } = await openTable(bed, 3)
  const lines = [...people, undefined].map((person) => directLink(bed, room, person))
  for (const { link } of lines) link.start()
  await bed.time.run(100)
  const links = lines.slice(0, 3).map(({ link }) => link)
  await seatAll(bed.time, links, bed.bytes)
  const moves = new FastChance(7)
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

/** Up to the entry that draws, without what is bound to the promise itself: the commitment, and links over it. */
const untilDrawn = (frames: readonly string[]) => {
  const first = frames.findIndex((frame) => frame.includes('"drawn"'))
  return frames
    .slice(0, first < 0 ? frames.length : first)
    .map((frame) => frame.replace(/"(commitment|link)":"[0-9a-f]+"/g, '"$1":""'))
}

test('T17 until something is drawn, frames of all viewers do not depend on the key, to the last letter', async () => {
  const [one, two] = [await tell(1, 30), await tell(2, 30)]
  expect(one.frames.map((frames) => frames.length > 5)).toEqual([true, true, true, true])
  for (const [viewer, frames] of one.frames.entries()) {
    const before = untilDrawn(frames)
    expect(before.length).toBeGreaterThan(5)
    expect(untilDrawn(nth(two.frames, viewer))).toEqual(before)
  }
  // And the key does decide what is drawn.
  expect(two.frames.at(-1)?.join()).not.toBe(one.frames.at(-1)?.join())
})

test('T18 the secret is in no frame and no report, in no form, until the game is over', async () => {
  const { frames, secret, reports, phase } = await tell(3, 4000)
  expect(phase).toBe('over')
  const forms = [secretToHex(secret), btoa(String.fromCharCode(...secret)).slice(0, 40), [...secret].join()]
  for (const lines of frames) {
    const last = lines.findIndex((line) => line.includes('"revealed"'))
    expect(last).toBeGreaterThan(0)
    for (const form of forms) expect(lines.slice(0, last).join('\n')).not.toContain(form)
    expect(lines[last]).toContain(secretToHex(secret))
  }
  for (const form of forms) expect(reports).not.toContain(form)
})

/** A stored table again, with the same log and another secret behind it. */
async function withKey(
  room: string,
  bodies: readonly { seq: number; id: string; body: string }[],
  fill: number,
) {
  const store = new MemoryStore()
  const text = plainSealer.seal(new Uint8Array(32).fill(fill), `${room}/1`)
  await store.create({
    room,
    entries: bodies.map((row) => ({ ...row, at: 0 })),
    also: { sealed: { round: 1, text } },
  })
  return makeBed(11, { store })
}

test.each([0, 5, 25, 40])(
  'T17 from the middle of a game (%i steps): with another key behind the same log, everybody is told the same until a draw',
  async (steps) => {
    const bed = makeBed(12 + steps)
    const { room, people } = await openTable(bed, 3)
    const players = people.map((person) => directLink(bed, room, person))
    for (const { link } of players) link.start()
    await bed.time.run(100)
    const links = players.map(({ link }) => link)
    await seatAll(bed.time, links, bed.bytes)
    const moves = new FastChance(steps)
    for (let step = 0; step < steps; step++) {
      playOn(nth(links, moves.below(3)), moves)
      await bed.time.run(5)
    }
    const bodies = await bed.store.read(room, 0)
    const runs = await Promise.all([1, 2].map((fill) => withKey(room, bodies, fill)))
    const told = []
    for (const run of runs) {
      const lines = [...people, undefined].map((person) => directLink(run, room, person))
      for (const { link } of lines) link.start()
      await run.time.run(100)
      const random = new FastChance(steps + 1)
      const from = lines.map(({ frames }) => frames.length)
      for (let step = 0; step < 30; step++) {
        playOn(nth(lines, random.below(3)).link, random)
        await run.time.run(5)
      }
      told.push(
        lines.map(({ frames }, viewer) => {
          const mine = frames.slice(from[viewer])
          const drawn = mine.findIndex((frame) => frame.includes('"drawn"'))
          return mine.slice(0, drawn < 0 ? mine.length : drawn)
        }),
      )
    }
    expect(told[1]).toEqual(told[0])
    expect(told[0]?.every((frames) => frames.length > 0)).toBe(true)
  },
)
