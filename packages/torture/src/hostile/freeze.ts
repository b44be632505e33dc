import { connect, type Socket } from 'node:net'
import { FastChance } from '@graveshift/kernel'
import { makeFolder, pause, ServerProcess, until } from '@graveshift/server/testing/server-process'
import { Visitor } from '@graveshift/server/testing/visitor'
import type { Link } from '@graveshift/table/link'
import { PROTOCOL } from '@graveshift/table/wire'
import { mode } from '../mode.ts'
import { atLeast, atMost, ms, quantile, seen } from '../parts/figures.ts'
import { Player } from '../parts/player.ts'

/** Just below what cuts a connection. */
const EVERY_MS = 110
const MOST_OF_A_WATCHER = 40

/**
 * People who want a table to end, at the limits of every day: some watch and write as much as they may, one who plays
 * sends long plans, and somebody holds connections without a word. Meanwhile two play; at the end the host clears up.
 */
export async function testFreeze(watchers: number, silent: number, seconds: number, seed: number) {
  const folder = makeFolder()
  const server = new ServerProcess(folder.path)
  const wrong: string[] = []
  const held: Socket[] = []
  try {
    const address = await server.address()
    const ann = new Visitor(address)
    const { body } = await ann.open({ options: { seats: 2 } })
    const { room, keys } = body
    const eve = new Visitor(address)
    const { body: joined } = await eve.join(room, keys.invite, 'Eve')
    let heard = 0
    const counted = counting(ann, (text) => {
      heard += text.length
    })
    const players = [
      new Player(counted.link(room), room, seed),
      new Player(eve.link(room), room, seed + 1),
    ] as const
    const bad = await Promise.all(
      Array.from({ length: watchers }, async (_, no) => {
        const watcher = new Visitor(address)
        await watcher.join(room, keys.watch, `Watcher ${no}`)
        return watcher.link(room)
      }),
    )
    const links = [...players.map(({ link }) => link), ...bad]
    for (const link of links) link.start()
    await until(() => links.every(({ status }) => status === 'open'))
    const port = Number(new URL(address).port)
    const began = performance.now()
    const ends: number[] = []
    for (let no = 0; no < silent; no++)
      held.push(holdSilent(port, () => ends.push(performance.now() - began)))
    const end = began + seconds * 1000
    const goesOn = () => performance.now() < end
    const refused = await Promise.all([
      ...bad.map((link, no) => scribble(link, no, goesOn)),
      plan(players[1].link, goesOn, new FastChance(seed)),
      ...players.map((player) => player.play(goesOn, 300)),
    ])
    const written = new Map<string, number>()
    const head = links[0]?.replica.head ?? -1
    for (const link of bad) written.set(link.you ?? '', 0)
    const log = await ownEntries(ann, room)
    for (const by of log) if (written.has(by)) written.set(by, (written.get(by) ?? 0) + 1)
    const most = Math.max(0, ...written.values())
    if (most > MOST_OF_A_WATCHER) wrong.push(`somebody who only watches wrote ${most} entries`)
    // Those who hold connections are let go while the table goes on.
    await until(() => ends.length === silent || performance.now() - began > 30_000)
    const answers = players[0].deeds.flatMap(({ sent, at, settled }) =>
      at !== undefined && settled && 'done' in settled ? [at - sent] : [],
    )
    const host = players[0].link
    const told = [
      await host.do({ kind: 'kick', person: joined.person }),
      await host.do({ kind: 'lock', on: !(host.replica.room?.locked ?? false) }),
      await host.do({ kind: 'close' }),
    ]
    for (const [no, settled] of told.entries())
      if (!('done' in settled)) wrong.push(`clearing up, step ${no + 1}: ${JSON.stringify(settled)}`)
    const removed = await ann.ask('DELETE', `/api/tables/${room}`, { id: 'r'.repeat(22) })
    if (removed.status !== 200) wrong.push(`the table could not be removed: ${removed.status}`)
    for (const link of links) link.stop()
    return {
      wrong,
      most,
      head,
      refused: refused.reduce<number>((sum, each) => sum + (each ?? 0), 0),
      heardPerSecond: heard / seconds,
      answers,
      cutAfter: Math.max(0, ...ends),
      cut: ends.length,
    }
  } finally {
    for (const socket of held) socket.destroy()
    await server.kill()
    folder.remove()
  }
}

/** The same visitor, whose every message is seen. */
function counting(visitor: Visitor, saw: (text: string) => void): Visitor {
  const plain = visitor.connect.bind(visitor)
  visitor.connect = (listeners) =>
    plain({
      ...listeners,
      heard: (text) => {
        saw(text)
        listeners.heard(text)
      },
    })
  return visitor
}

function holdSilent(port: number, ended: () => void): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.on('close', ended).resume()
  return socket
}

/** Another name each time, as fast as a connection may; gives how often that was refused. */
async function scribble(link: Link, no: number, goesOn: () => boolean): Promise<number> {
  let refused = 0
  for (let time = 0; goesOn(); time++) {
    void link.do({ kind: 'rename', name: `Watcher ${no} ${time}`, language: 'en' }).then((settled) => {
      if ('refused' in settled) refused++
    })
    await pause(EVERY_MS)
  }
  return refused
}

/** Plans as long as plans may be. */
async function plan(link: Link, goesOn: () => boolean, random: FastChance): Promise<undefined> {
  while (goesOn()) {
    const choice = link.replica.room?.play?.choices(1)[0]
    if (choice) {
      const junk = String(random.below(10)).repeat(990)
      link.say({ kind: 'plan', seat: 1, choice: choice.id, pick: junk })
    }
    await pause(EVERY_MS)
  }
  return undefined
}

/** Who wrote each entry, as the log tells it. */
async function ownEntries(visitor: Visitor, room: string): Promise<string[]> {
  const { body } = await visitor.ticket(room)
  const socket = visitor.socket()
  const writers: string[] = []
  let head = Number.POSITIVE_INFINITY
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL, ticket: body.ticket, form: 'log', last: -1 })),
  )
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.type === 'welcome') head = message.head
    if (message.type !== 'tail') return
    for (const { by } of message.entries) writers.push(by)
    if (message.more) socket.send(JSON.stringify({ type: 'tail', from: writers.length }))
  })
  await until(() => writers.length > head)
  socket.terminate()
  return writers
}

export const freeze = mode({
  tests: 'T36',
  about: 'people who watch, plan and hold connections in order to end a table, at the limits of every day',
  day: { watchers: 5, silent: 150, seconds: 30, seed: 1 },
  night: { watchers: 20, silent: 190, seconds: 120 },
  async run({ watchers, silent, seconds, seed }) {
    const it = await testFreeze(watchers, silent, seconds, seed)
    const measured = [
      seen('people who watch and write', watchers),
      seen('of it refused', it.refused),
      atMost('the most entries of one of them', it.most, MOST_OF_A_WATCHER),
      seen('entries in all', it.head + 1),
      atMost('told the host', it.heardPerSecond / 1024, 50, 'KB/s'),
      atLeast('silent connections cut', it.cut, silent),
      atMost('the last after', it.cutAfter / 1000, 15, 's'),
      seen('honest answer p99', ms(quantile(it.answers, 0.99))),
    ]
    return [{ test: 'T36', measured, wrong: it.wrong }]
  },
})
