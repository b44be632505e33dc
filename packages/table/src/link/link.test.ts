import { FastChance, nth, pledgeOf, shownAt } from '@graveshift/kernel'
import { TOY } from '@graveshift/kernel/testing'
import { describe, expect, it, vi } from 'vitest'
import { ALLEY } from '../host/testing/alley.ts'
import { directLink, idFrom, makeBed, openTable } from '../host/testing/bed.ts'
import { playOn, seatAll } from '../host/testing/players.ts'
import type { ClientMessage } from '../wire/client-message.ts'
import type { ServerMessage } from '../wire/server-message.ts'
import type { Link } from './link.ts'
import { Replica } from './replica.ts'

const SEED = '5'.repeat(64)

async function table(seed: number, people: number) {
  const bed = makeBed(seed)
  const opened = await openTable(bed, people)
  const lines = opened.people.map((person) => directLink(bed, opened.room, person))
  for (const { link } of lines) link.start()
  await bed.time.run(100)
  return { bed, ...opened, lines, links: lines.map(({ link }) => link) }
}

describe('a link', () => {
  it('comes back after a cut, with everything it missed, and sends what was not answered', async () => {
    const { bed, lines, links } = await table(1, 2)
    await seatAll(bed.time, links)
    const [one, two] = [nth(lines, 0), nth(lines, 1)]
    two.cut()
    expect(two.link.status).toBe('waiting')
    const random = new FastChance(1)
    for (let step = 0; step < 5; step++) {
      playOn(one.link, random)
      await bed.time.run(2)
    }
    const settled = two.link.do({ kind: 'rename', name: 'Later', language: 'de' })
    expect(two.link.pending).toHaveLength(1)
    await bed.time.run(30_000)
    expect(await settled).toMatchObject({ done: expect.any(Number) })
    expect(two.link.replica.link).toBe(one.link.replica.link)
    expect(two.link.status).toBe('open')
  })

  it('keeps the outbox over a reload of the page: done once, whoever asks', async () => {
    const { bed, room, people, lines } = await table(2, 1)
    let saved: string | undefined
    const storage = {
      read: () => saved,
      write(text: string) {
        saved = text
      },
    }
    const person = nth(people, 0)
    const before = directLink(bed, room, person, { storage })
    void before.link.do({ kind: 'sit', seat: 0 })
    const kept = saved
    before.link.start()
    await bed.time.run(100)
    before.link.stop()
    // The page went before it heard the answer.
    saved = kept
    const after = directLink(bed, room, person, { storage })
    expect(after.link.pending).toHaveLength(1)
    after.link.start()
    await bed.time.run(100)
    expect(after.link.pending).toEqual([])
    expect(lines[0]?.link.replica.room?.seats[0]).toBe(person)
    expect(await bed.store.head(room)).toBe(2)
  })

  it('says of what it sends which went by another connection before, over a reload of the page too', async () => {
    const { bed, room, people } = await table(2, 1)
    let saved: string | undefined
    const storage = {
      read: () => saved,
      write(text: string) {
        saved = text
      },
    }
    const sent: Extract<ClientMessage, { type: 'do' }>[] = []
    /** A host that answers nothing but the greeting. */
    const deaf = (): { readonly link: Link; lose(): void } => {
      let lost = () => {}
      const { link } = directLink(bed, room, nth(people, 0), {
        storage,
        connect(listeners) {
          bed.clock.after(1, () => listeners.opened())
          lost = () => listeners.closed(1006)
          return {
            close: () => {},
            send(text) {
              const message: ClientMessage = JSON.parse(text)
              if (message.type === 'do') sent.push(message)
              const welcome = { type: 'welcome', v: 2, room, form: 'log', head: -1, here: [] }
              if (message.type === 'hello') listeners.heard(JSON.stringify(welcome))
            },
          }
        },
      })
      link.start()
      return { link, lose: () => lost() }
    }
    const before = deaf()
    await bed.time.run(10)
    void before.link.do({ kind: 'sit', seat: 0 })
    await bed.time.run(3_100)
    expect(sent.map(({ again }) => again)).toEqual([undefined, undefined])
    before.lose()
    await bed.time.run(1_000)
    expect(sent.at(-1)).toMatchObject({ id: sent[0]?.id, again: true })
    before.link.stop()
    const after = deaf()
    await bed.time.run(10)
    expect(sent).toHaveLength(4)
    expect(sent.at(-1)).toMatchObject({ id: sent[0]?.id, again: true })
    after.link.stop()
  })

  it('takes a written no for a no, also when it is the log that says so', async () => {
    const { bed, room, people, lines } = await table(2, 2)
    const [ada, bruno] = [nth(lines, 0), nth(lines, 1)]
    void bruno.link.do({ kind: 'sit', seat: 0 })
    await bed.time.run(20)
    const settled = ada.link.do({ kind: 'sit', seat: 0 })
    const [pending] = ada.link.pending
    if (!pending) throw new Error('nothing on its way')
    ada.cut()
    // Another connection was answered meanwhile; this one hears of it by the log.
    await bed.host.submit(room, {
      ...pending,
      command: pending.act,
      by: nth(people, 0),
      basis: 0,
      again: true,
    })
    await bed.time.run(5_000)
    expect(await settled).toEqual({ refused: { refused: 'seat-taken', rule: 'TABLE' } })
  })

  it('hears that it is not the newest, and goes on', async () => {
    const { bed, room, people } = await table(2, 1)
    const at = async (build: string | undefined, served: string | undefined) => {
      const { link } = directLink(bed, room, nth(people, 0), {
        build,
        ...(served === undefined ? {} : { served }),
      })
      link.start()
      await bed.time.run(100)
      expect(link.status).toBe('open')
      link.stop()
      return link.isOutdated
    }
    expect(await at('older', 'newer')).toBe(true)
    expect(await at('newer', 'newer')).toBe(false)
    expect(await at(undefined, 'newer')).toBe(false)
    expect(await at('older', undefined)).toBe(false)
  })

  it.each([
    ['older', 'reload'],
    ['newer', 'waiting'],
  ] as const)('of a %s page that cannot read what was written becomes %s', async (build, status) => {
    const { bed, room, people } = await table(2, 1)
    const [first] = await bed.store.read(room, 0, 1)
    const { link } = directLink(bed, room, nth(people, 0), { build, served: 'newer' })
    link.start()
    // Folding anything fails, as where a fact is of a kind that is not known here.
    const fold = vi.spyOn(Replica.prototype, 'fold').mockImplementation(() => {
      throw new Error(`what is ${first?.id}?`)
    })
    void link.do({ kind: 'sit', seat: 0 })
    await bed.time.run(1)
    await bed.time.run(0)
    expect(link.status).toBe(status)
    expect(link.pending).toHaveLength(1)
    fold.mockRestore()
    link.stop()
  })

  it('does not send as somebody what somebody else meant in the same browser', async () => {
    const { bed, room, people } = await table(2, 2)
    let saved: string | undefined
    const storage = {
      read: () => saved,
      write(text: string) {
        saved = text
      },
    }
    const before = directLink(bed, room, nth(people, 0), { storage })
    before.link.start()
    await bed.time.run(100)
    before.cut()
    void before.link.do({ kind: 'leave' })
    const kept = saved
    before.link.stop()
    saved = kept
    const after = directLink(bed, room, nth(people, 1), { storage })
    expect(after.link.pending).toHaveLength(1)
    after.link.start()
    await bed.time.run(100)
    expect(after.link.pending).toEqual([])
    expect(after.link.status).toBe('open')
    expect(await bed.store.head(room)).toBe(2)
    after.link.stop()
  })

  it('sends one command of a seat at a time', async () => {
    const { bed, links } = await table(3, 1)
    const link = nth(links, 0)
    const [first, second] = [link.do({ kind: 'sit', seat: 0 }), link.do({ kind: 'sit', seat: 0 })]
    expect(await second).toMatchObject({ refused: { refused: 'already-agreed' } })
    await bed.time.run(10)
    expect(await first).toMatchObject({ done: 2 })
  })

  it('T19 whoever is kicked hears nothing more and does not come back', async () => {
    const { bed, lines, links, people, room } = await table(4, 2)
    const gone = nth(lines, 1)
    void links[0]?.do({ kind: 'kick', person: nth(people, 1) })
    await bed.time.run(50)
    expect(gone.link.status).toBe('stopped')
    const heard = gone.frames.length
    void links[0]?.do({ kind: 'rename', name: 'Host', language: 'en' })
    await bed.time.run(60_000)
    expect(gone.frames).toHaveLength(heard)
    expect(gone.frames.join()).not.toContain('"kicked"')
    const back = directLink(bed, room, nth(people, 1))
    back.link.start()
    await bed.time.run(100)
    expect([back.link.status, back.frames]).toEqual(['stopped', []])
  })

  it('shows plans to the others, or to nobody where they are sealed', async () => {
    const { bed, lines, links } = await table(5, 2)
    await seatAll(bed.time, links)
    const plan = { kind: 'plan', seat: 0, choice: 1, pick: { do: 'pass' } } as const
    const said = () => lines.map(({ frames }) => frames.filter((frame) => frame.includes('"said"')).length)
    links[0]?.say(plan)
    links[1]?.say(plan)
    await bed.time.run(10)
    expect(said()).toEqual([0, 1])
    void links[0]?.do({ kind: 'configure', plans: 'sealed' })
    await bed.time.run(10)
    links[0]?.say(plan)
    links[0]?.say({ kind: 'phrase', phrase: 'well-done' })
    await bed.time.run(10)
    expect(said()).toEqual([0, 2])
  })

  it('an undo that nobody answers lapses after a minute, whatever the wall clock does', async () => {
    const { bed, links } = await table(6, 2)
    await seatAll(bed.time, links)
    const play = links[0]?.replica.room?.play
    const choice = play?.choices(0)[0]
    if (!play || !choice) throw new Error('no choice')
    void links[0]?.do({ kind: 'answer', seat: 0, choice: choice.id, pick: { do: 'pass' } })
    await bed.time.run(10)
    void links[0]?.do({ kind: 'propose-undo', seat: 0, to: 0 })
    await bed.time.run(10)
    expect(links[1]?.replica.room?.undoOffer).toBeDefined()
    bed.clock.turn(10 * 365 * 86_400_000)
    await bed.time.run(59_000)
    expect(links[1]?.replica.room?.undoOffer).toBeDefined()
    await bed.time.run(2_000)
    expect(links[1]?.replica.room?.undoOffer).toBeUndefined()
  })
})

it('a game that hides something is told as views, never as its log', async () => {
  const bed = makeBed(7, {
    loadModule: (id) => ({ ...ALLEY, id, rulesFor: () => TOY as never }),
  })
  const { room, people } = await openTable(bed, 2)
  const frames: ServerMessage[][] = [[], [], []]
  const viewers = [...people, undefined]
  const closed: string[] = []
  const connect = (form: 'log' | 'view', index: number) =>
    bed.host.attach(
      room,
      {
        person: viewers[index],
        form,
        tell: ({ message }) => frames[index]?.push(message),
        close: (reason) => closed.push(reason),
      },
      { last: -1 },
    )
  expect(await connect('log', 0)).toBe(false)
  expect([frames[0], closed, bed.troubles]).toEqual([[], ['stop'], []])
  for (const index of [0, 1, 2]) expect(await connect('view', index)).toBe(true)
  const act = (by: number, command: Parameters<typeof bed.host.submit>[1]['command']) =>
    bed.host.submit(room, { id: idFrom(bed.bytes), by: nth(people, by), basis: 0, command })
  for (const seat of [0, 1]) {
    await act(seat, { kind: 'sit', seat })
    await act(seat, { kind: 'ready', pledge: pledgeOf(SEED, { room, round: 1, person: nth(people, seat) }) })
  }
  expect(await act(0, { kind: 'start' })).toMatchObject({ done: expect.any(Number) })
  for (const seat of [0, 1]) {
    const value = shownAt(SEED, { room, round: 1, person: nth(people, seat) }, 1)
    expect(await act(seat, { kind: 'show-nonce', value })).toMatchObject({ done: expect.any(Number) })
  }
  const hands = await bed.host.look(room, ({ play }) =>
    (play?.state.board as { seats: { hand: string[] }[] } | undefined)?.seats.map(({ hand }) => hand),
  )
  expect(hands?.every((hand) => hand.length > 0)).toBe(true)
  for (const [viewer, told] of frames.entries())
    for (const [seat, hand] of (hands ?? []).entries())
      for (const card of hand)
        expect(JSON.stringify(told).includes(`"${card}"`), `${viewer} ${card}`).toBe(seat === viewer)
})
