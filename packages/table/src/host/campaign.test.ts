import { FastChance, has, isRecord, nth } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { Link } from '../link/link.ts'
import { Replica } from '../link/replica.ts'
import { campaignEnd } from '../room/campaign.ts'
import type { Room } from '../room/room.ts'
import { snapshotOf } from '../room/snapshot.ts'
import { awaited } from '../room/summary.ts'
import { verify } from '../verify.ts'
import { entryFrom, loadRoom } from './load-room.ts'
import { type Bed, makeBed } from './testing/bed.ts'
import { nextMove, playOn, seatAll } from './testing/players.ts'
import { findWestern, goOnTogether, openCampaign, WESTERN } from './testing/western.ts'

/** Everybody plays at random until the running game is over. */
async function playOut(bed: Bed, links: readonly Link[], random: FastChance): Promise<void> {
  for (let step = 0; step < 5000 && links[0]?.replica.room?.phase === 'playing'; step++) {
    playOn(nth(links, random.below(links.length)), random)
    await bed.time.run(5)
  }
  expect(links[0]?.replica.room?.phase).toBe('over')
}

const roomOf = ({ replica: { room } }: Link) => {
  if (!room) throw new Error('nothing is known of the table')
  return room
}

test('GG-CMP-08 a campaign at a table: camp, mission and camp follow from each other for everybody', async () => {
  const bed = makeBed(11, { loadModule: findWestern })
  const { room, people, links } = await openCampaign(bed, 3)
  const [first, second, third] = links as [Link, Link, Link]
  const random = new FastChance(4)

  // Until it begins the host may set it up otherwise; what is no campaign is refused.
  const wish = (options: { readonly players: readonly string[] } | { readonly mission: string }) =>
    first.do({ kind: 'configure', options })
  const foreign = wish({ mission: 'dry-run' })
  await bed.time.run(50)
  expect(await foreign).toMatchObject({ refused: { refused: 'bad-options' } })
  const fewer = wish({ players: ['', ''] })
  await bed.time.run(50)
  expect(await fewer).toHaveProperty('done')
  expect(roomOf(third).seats).toHaveLength(2)
  void wish({ players: ['', '', ''] })
  await bed.time.run(50)

  await seatAll(bed.time, links)
  expect(roomOf(second)).toMatchObject({ phase: 'playing', round: 1 })
  expect(roomOf(second).module.id).toBe('gears-and-guns-camp')

  // Somebody else's sheet is nobody else's to answer for.
  const play = roomOf(second).play
  const asked = nth(play?.choices() ?? [], 0)
  expect(asked.seat).toBe(0)
  const pick = nth(play?.picks(asked) ?? [], 0)
  const refused = second.do({ kind: 'answer', seat: 0, choice: asked.id, pick })
  await bed.time.run(50)
  expect(await refused).toMatchObject({ refused: { refused: 'not-your-seat' } })
  await playOut(bed, links, random)
  const { secret, commitment } = roomOf(first)
  expect(secret).toBeTruthy()

  // Whoever is ready last begins the mission; its luck is promised anew.
  await goOnTogether(bed, links)
  for (const link of links) {
    expect(roomOf(link)).toMatchObject({ phase: 'playing', round: 2, commitments: 2 })
    expect(roomOf(link).module.id).toBe('gears-and-guns')
  }
  expect(roomOf(first).commitment).not.toBe(commitment)
  const late = wish({ players: [''] })
  await bed.time.run(50)
  expect(await late).toMatchObject({ refused: { refused: 'game-goes-on' } })
  await playOut(bed, links, random)
  const record = second.replica.session?.record({ for: 'players' })
  expect(verify(WESTERN, record)).toMatchObject({ good: true, scripted: 0 })

  // Everybody is waited for, though nothing is asked. Between games one leaves for another, and the sheets stay.
  expect(awaited(roomOf(first))).toEqual(people)
  void third.do({ kind: 'leave' })
  await bed.time.run(50)
  const came = await bed.host.join(room, {
    id: 'x'.repeat(22),
    name: 'Dora',
    language: 'de',
    role: 'player',
  })
  expect(came).toHaveProperty('done')
  void first.do({ kind: 'rematch' })
  await bed.time.run(50)
  const { campaign } = roomOf(first)
  expect(campaign?.story).toHaveLength(2)
  expect(campaign?.story[1]?.[0]?.word).toMatch(/^campaign\.told\./)
  expect(roomOf(first).seats[2]).toBeUndefined()
  expect(roomOf(first)).toMatchObject({ phase: 'lobby', round: 3, module: { id: 'gears-and-guns-camp' } })

  // Read again from its log, or from a snapshot, it is the same.
  const whole = await loadRoom(bed.store, room, findWestern)
  expect(whole).toMatchObject({ link: roomOf(first).link, campaign: { state: campaign?.state } })
  const entries = (await bed.store.read(room, 0, 10_000)).map(entryFrom)
  const again = whole && Replica.at(JSON.parse(JSON.stringify(snapshotOf(whole, entries))), findWestern)
  expect(again?.room).toMatchObject({ module: { id: 'gears-and-guns-camp' }, seats: whole?.seats })
  expect(again?.room?.campaign).toEqual(whole?.campaign)
  expect(bed.troubles).toEqual([])
}, 60_000)

/** Nobody lifts a finger until the running game is over. */
async function sleepThrough(bed: Bed, links: readonly Link[], random: FastChance): Promise<void> {
  for (let step = 0; step < 5000 && links[0]?.replica.room?.phase === 'playing'; step++) {
    const link = nth(links, random.below(links.length))
    const move = nextMove(link, random, false)
    const { play } = roomOf(link)
    const choice = play?.choices().find(({ id }) => move && has(move, 'choice') && id === move.choice)
    const lazy = choice && play?.picks(choice).find((pick) => isRecord(pick) && pick.do === 'end')
    if (move) void link.do(lazy && has(move, 'pick') ? { ...move, pick: lazy } : move)
    await bed.time.run(5)
  }
}

test('GG-CMP-26 a campaign that is lost is over at its table, and begins anew when people want it to', async () => {
  const bed = makeBed(21, { loadModule: findWestern })
  const { links } = await openCampaign(bed, 2, false)
  const [first] = links as [Link]
  const random = new FastChance(7)
  const endOf = ({ campaign, play }: Room) => campaign && campaignEnd(campaign, play)
  await seatAll(bed.time, links)
  for (let game = 0; game < 20 && !endOf(roomOf(first)); game++) {
    if (roomOf(first).phase === 'over') await goOnTogether(bed, links)
    await sleepThrough(bed, links, random)
  }
  const { round } = roomOf(first)
  expect(endOf(roomOf(first))).toMatchObject({ outcome: 'lost' })
  expect(awaited(roomOf(first))).toEqual([])

  void first.do({ kind: 'rematch' })
  await bed.time.run(50)
  expect(roomOf(first)).toMatchObject({ phase: 'lobby', module: { id: 'gears-and-guns-camp' } })
  expect(roomOf(first).campaign).toMatchObject({ began: round + 1, story: [] })
  // Nobody has played it: the host may set it up, and says when it begins.
  const alone = first.do({ kind: 'configure', options: { players: [''] } })
  await bed.time.run(50)
  expect(await alone).toHaveProperty('done')
  expect(roomOf(first).seats).toHaveLength(1)
  const ready = first.readiness()
  if (ready) void first.do(ready)
  await bed.time.run(50)
  expect(roomOf(first).drawing).toBeUndefined()
  void first.do({ kind: 'start' })
  await bed.time.run(50)
  expect(roomOf(first)).toMatchObject({ phase: 'playing', round: round + 1 })
  expect(bed.troubles).toEqual([])
}, 60_000)

test('a table of a game without a campaign, or with one of other rules, is none', async () => {
  const bed = makeBed(12, { loadModule: findWestern })
  const wish = { title: 'T', name: 'Ann', language: 'en', campaign: true }
  expect(await bed.host.create({ ...wish, game: WESTERN.id, options: { players: [] } })).toHaveProperty(
    'fault',
  )
  expect(await bed.host.create({ ...wish, game: WESTERN.id, options: [] })).toHaveProperty('fault')
  const { campaign: _, ...without } = WESTERN
  const other = makeBed(13, { loadModule: () => without })
  const options = { players: [''] }
  expect(await other.host.create({ ...wish, game: WESTERN.id, options })).toMatchObject({
    fault: 'no-campaign',
  })
  const { room } = await openCampaign(bed, 1)
  const later = WESTERN.campaign && { ...WESTERN, campaign: { ...WESTERN.campaign, version: 9 } }
  await expect(loadRoom(bed.store, room, () => later)).rejects.toThrow('version 1 of the campaign')
})
