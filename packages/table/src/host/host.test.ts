import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { FastChance, nth } from '@graveshift/kernel'
import { describe, expect, it } from 'vitest'
import type { Link } from '../link/link.ts'
import { verify } from '../verify.ts'
import { type Bed, directLink, makeBed, openTable } from './testing/bed.ts'
import { playOn, seatAll } from './testing/players.ts'

async function table(seed: number, people: number) {
  const bed = makeBed(seed)
  const opened = await openTable(bed, people)
  const lines = opened.people.map((person) => directLink(bed, opened.room, person))
  for (const { link } of lines) link.start()
  await bed.time.run(100)
  return { bed, ...opened, lines, links: lines.map(({ link }) => link) }
}

async function wholeGame(bed: Bed, links: readonly Link[], seed: number) {
  await seatAll(bed.time, links)
  const random = new FastChance(seed)
  for (let step = 0; step < 3000 && links[0]?.replica.room?.phase === 'playing'; step++) {
    playOn(nth(links, random.below(links.length)), random)
    await bed.time.run(5)
  }
}

describe('a host', () => {
  it('plays a whole game with three people, and everybody sees the same', async () => {
    const { bed, links, room } = await table(1, 3)
    await wholeGame(bed, links, 1)
    expect(bed.troubles).toEqual([])
    expect(links.map(({ replica }) => replica.room?.phase)).toEqual(['over', 'over', 'over'])
    expect(new Set(links.map(({ replica }) => replica.link)).size).toBe(1)
    expect(links[0]?.replica.head).toBe(await bed.store.head(room))
    // The record proves its luck: commitment, everybody's part, and the secret that came out at the end.
    const record = links[1]?.replica.session?.record({ for: 'players' })
    const report = verify(GEAR_UP_MODULE, record)
    expect(report).toMatchObject({ good: true, scripted: 0 })
    expect(report.checks.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok', 'ok'])
    const { nonces = [] } = record?.chance[0]?.share ?? {}
    expect(nonces).toHaveLength(3)
    const kept = { nonce: nonces[1] ?? '', commitment: record?.chance[0]?.commitment ?? '' }
    expect(verify(GEAR_UP_MODULE, record, kept)).toMatchObject({ good: true, standing: 'finished' })
    for (const wrong of [{ nonce: 'a'.repeat(32) }, { ...kept, commitment: 'b'.repeat(64) }])
      expect(verify(GEAR_UP_MODULE, record, wrong)).toMatchObject({ good: false, standing: 'bad' })
    expect(links.map(({ ownPart }) => ownPart)).toEqual(['own', 'own', 'own'])
  })
})
