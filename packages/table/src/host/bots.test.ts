import { FastChance } from '@graveshift/kernel'
import { describe, expect, it } from 'vitest'
import { awaited } from '../room/summary.ts'
import { MemoryBus, MemoryHub } from '../store/memory-bus.ts'
import { MemoryStore } from '../store/memory-store.ts'
import type { BotQuestion, HostSetting } from './setting.ts'
import { type Bed, directLink, makeBed, openTable } from './testing/bed.ts'
import { playOn, seatAll } from './testing/players.ts'
import { sampleBots, sampleThought } from './testing/sample-bots.ts'

/** One person and two bots at a table that has begun. */
async function begun(bed: Bed, bots = [1, 2]) {
  const { room, people } = await openTable(bed, 1, { seats: bots.length + 1 })
  const { link } = directLink(bed, room, people[0])
  link.start()
  await bed.time.run(50)
  for (const seat of bots) void link.do({ kind: 'seat-bot', seat, bot: 'quick' })
  await bed.time.run(50)
  await seatAll(bed.time, [link])
  return { room, link, person: people[0] ?? '' }
}

const bedWith = (over: Partial<HostSetting> = {}, seed = 5) => makeBed(seed, { bots: sampleBots(), ...over })

/** The questions that bots answered, in order. */
async function answered({ store }: Pick<Bed, 'store'>, room: string): Promise<number[]> {
  const acts = (await store.read(room, 0)).map(({ body }) => JSON.parse(body).act)
  return acts.flatMap(({ kind, bot, choice }) => (kind === 'answered' && bot ? [choice] : []))
}

/** Whose answers are still waited for. */
const asked = ({ host }: Pick<Bed, 'host'>, room: string) =>
  host.look(room, ({ play }) => [...new Set(play?.choices().map(({ seat }) => seat))])

describe('bots at a host’s table', () => {
  it('answer after a pause, one after the other, and say so in the log', async () => {
    const bed = bedWith()
    const { room, link } = await begun(bed)
    await bed.time.run(20)
    expect(await answered(bed, room)).toEqual([])
    await bed.time.run(2000)
    expect(link.replica.room?.botNote).toMatchObject({ id: 'quick', why: 'bot.why.random' })
    expect(await asked(bed, room)).toEqual([0])
    expect(bed.troubles).toEqual([])
  })

  it('play a whole game with somebody, and wait when it is over', async () => {
    const bed = bedWith({}, 3)
    const { room, link } = await begun(bed)
    const random = new FastChance(9)
    for (let turn = 0; turn < 4000 && link.replica.room?.phase === 'playing'; turn++) {
      playOn(link, random)
      await bed.time.run(150)
    }
    expect(link.replica.room?.phase).toBe('over')
    expect((await answered(bed, room)).length).toBeGreaterThan(20)
    expect(bed.troubles).toEqual([])
  })

  it('go on in a host that starts anew, without anybody there', async () => {
    const store = new MemoryStore()
    const first = bedWith({ store, bots: sampleBots({ pauseMs: 1e6 }) })
    const { room } = await begun(first)
    await first.time.run(1000)
    expect(await answered(first, room)).toEqual([])
    await first.host.close()
    const second = bedWith({ store })
    expect(await second.host.look(room, awaited)).toContain('table')
    await second.time.run(2000)
    expect(await asked(second, room)).toEqual([0])
  })

  /** A table whose bots are to move, left by its first host; and two more hosts on the same store and clock. */
  async function twoHosts(apart: boolean) {
    const store = new MemoryStore()
    const first = bedWith({ store, bots: sampleBots({ pauseMs: 1e6 }) })
    const { room, person } = await begun(first)
    await first.host.close()
    const hub = new MemoryHub()
    const thought = [0, 0]
    const hosts = [0, 1].map((index) => {
      const bots = sampleBots({
        think: async (question) => {
          thought[index] = (thought[index] ?? 0) + 1
          return sampleThought(question)
        },
      })
      const bus = new MemoryBus(apart ? new MemoryHub() : hub)
      return makeBed(index + 20, { store, time: first.time, bus, bots })
    })
    for (const host of hosts) directLink(host, room, person).link.start()
    await first.time.run(8000)
    const choices = await answered(first, room)
    expect(new Set(choices).size).toBe(choices.length)
    expect(await Promise.all(hosts.map((host) => asked(host, room)))).toEqual([[0], [0]])
    expect(hosts.flatMap(({ troubles }) => troubles)).toEqual([])
    return { thought, answers: choices.length }
  }

  it('of two hosts that know nothing of each other both think, and one is written', async () => {
    const { thought, answers } = await twoHosts(true)
    expect(Math.min(...thought)).toBeGreaterThan(0)
    expect(thought.reduce((sum, times) => sum + times)).toBeGreaterThan(answers)
  })

  it('of two hosts that know each other one thinks', async () => {
    const { thought, answers } = await twoHosts(false)
    expect(thought.sort()).toEqual([0, answers])
  })

  it('give the seat back to whoever returns', async () => {
    const bed = bedWith()
    const { room, people } = await openTable(bed, 3)
    const lines = people.map((person) => directLink(bed, room, person))
    for (const { link } of lines) link.start()
    await bed.time.run(50)
    const links = lines.map(({ link }) => link)
    await seatAll(bed.time, links)
    links[1]?.stop()
    await bed.time.run(125_000)
    void links[0]?.do({ kind: 'call-take-over', seat: 1, bot: 'strong' })
    await bed.time.run(50)
    void links[2]?.do({ kind: 'vote', seat: 1, yes: true })
    await bed.time.run(2000)
    const { replica } = links[0] ?? {}
    expect(replica?.room?.bots.get(1)).toBe('strong')
    expect(await asked(bed, room)).toEqual([0, 2])
    directLink(bed, room, people[1]).link.start()
    await bed.time.run(1000)
    expect(replica?.room?.bots.size).toBe(0)
    expect(replica?.room?.seats[1]).toBe(people[1])
    expect(bed.troubles).toEqual([])
  })

  it('are sent away when they fail again and again, and asked again while too many think', async () => {
    let calls = 0
    const think = async (_question: BotQuestion) => {
      calls++
      if (calls < 4) return 'busy' as const
      throw new Error('broken')
    }
    const bed = bedWith({ bots: sampleBots({ think }) })
    const { link } = await begun(bed, [1])
    await bed.time.run(4000)
    expect(link.replica.room?.bots.size).toBe(1)
    await bed.time.run(6000)
    expect(calls).toBe(6)
    expect(link.replica.room?.bots.size).toBe(0)
    expect(bed.troubles.map(({ what }) => what)).toEqual(['bot'])
  })

  it('speak for the team where they lead, and end what nobody answers', async () => {
    const bed = bedWith({}, 3)
    const { room, link } = await begun(bed, [1])
    void link.do({ kind: 'configure', decideAfter: 30 })
    // The person's seat is 0 and leads; a second person comes to the last seat, and the leader's becomes a bot's.
    await bed.time.run(50)
    const ended = async () => (await bed.store.read(room, 0)).map(({ body }) => JSON.parse(body).act)
    void link.do({ kind: 'sit', seat: 1 })
    await bed.time.run(50)
    void link.do({ kind: 'seat-bot', seat: 0, bot: 'quick' })
    await bed.time.run(50)
    const random = new FastChance(4)
    for (let turn = 0; turn < 400 && !link.replica.room?.offer; turn++) {
      playOn(link, random)
      await bed.time.run(150)
    }
    expect(link.replica.room?.offer).toMatchObject({ by: 'table', seat: 0 })
    await bed.time.run(29_000)
    expect(link.replica.room?.offer).toBeDefined()
    await bed.time.run(3_000)
    expect((await ended()).find(({ team }) => team === 'word')).toMatchObject({ kind: 'answered', seat: 0 })
  })
})
