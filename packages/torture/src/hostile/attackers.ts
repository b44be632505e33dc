import { connect } from 'node:net'
import { freshToken } from '@graveshift/server/identity/tokens'
import { pause } from '@graveshift/server/testing/server-process'
import { dayAt } from '@graveshift/table'
import { PROTOCOL } from '@graveshift/table/wire'
import type { WebSocket } from 'ws'
import { HouseholdVisitor } from '../parts/household-visitor.ts'

/** Where everything is that an attacker may want: a table of his own and the watch key of somebody else's. */
export interface Target {
  readonly address: string
  readonly watchedRoom: string
  readonly watchKey: string
}

/** What an attacker goes by. */
export interface Siege extends Target {
  /** The address it seems to come from. */
  readonly from: string
  goesOn(): boolean
  /** The limit said no once more. */
  refused(): void
}

/** Goes against one limit, as fast as it is let, for as long as it may. */
type Attack = (siege: Siege) => Promise<void>

const BREATH_MS = 5
/** Entries of the log that is asked for and not read: what fills a line within seconds. */
const LONG_LOG = 300

/** One request after the other; what is not a limit's own answer does not count. */
async function insist(siege: Siege, ask: () => Promise<{ readonly status: number }>): Promise<void> {
  while (siege.goesOn()) {
    const { status } = await ask()
    if (status === 429) siege.refused()
    await pause(BREATH_MS)
  }
}

const hello = (socket: WebSocket, ticket: string): void =>
  socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL, ticket, form: 'log', last: -1 }))

async function opened(socket: WebSocket): Promise<boolean> {
  return new Promise((told) => {
    socket.once('open', () => told(true))
    socket.once('close', () => told(false))
    socket.once('error', () => told(false))
  })
}

/** Opens a table and sends on its socket until the server hangs up; again and again. */
function flood(text: string): Attack {
  return async ({ address, from, goesOn, refused }) => {
    const visitor = new HouseholdVisitor(address, from)
    const { body } = await visitor.open()
    while (goesOn()) {
      const ticket = await visitor.ticket(body.room)
      if (ticket.status !== 200) {
        await pause(200)
        continue
      }
      const socket = visitor.socket()
      let over = !(await opened(socket))
      socket.once('close', () => {
        over = true
        refused()
      })
      if (!over) hello(socket, ticket.body.ticket)
      while (!over && goesOn()) {
        socket.send(text)
        await pause(1)
      }
      socket.removeAllListeners('close').terminate()
    }
  }
}

/** Connections from an address that is no proxy, each of which sends this and no more. */
function hold(text: string): Attack {
  return async ({ address, from, goesOn, refused }) => {
    const { port, hostname } = new URL(address)
    const localAddress = from.replace(/^10\.\d+/, '127.9')
    let alive = 0
    while (goesOn()) {
      const socket = connect({ port: Number(port), host: hostname, localAddress })
      alive++
      socket.on('error', () => {})
      socket.on('connect', () => text !== '' && socket.write(text))
      socket.resume().on('close', () => {
        refused()
        alive--
      })
      setTimeout(() => goesOn() || socket.destroy(), 20_000).unref()
      await pause(alive < 250 ? BREATH_MS : 200)
    }
  }
}

const watches: Attack = async ({ address, watchedRoom, watchKey, from, goesOn, refused }) => {
  for (let name = 0; goesOn(); name++) {
    const visitor = new HouseholdVisitor(address, from)
    const { status } = await visitor.join(watchedRoom, watchKey, `Watcher ${name}`)
    if (status !== 200) refused()
    else {
      const link = visitor.link(watchedRoom)
      link.start()
      for (let time = 0; goesOn() && time < 60; time++) {
        void link
          .do({ kind: 'rename', name: `Watcher ${name} ${time}`, language: 'en' })
          .then((settled) => 'refused' in settled && refused())
        await pause(110)
      }
      link.stop()
    }
    await pause(BREATH_MS)
  }
}

const sockets: Attack = async ({ address, from, goesOn, refused }) => {
  const visitor = new HouseholdVisitor(address, from)
  const { body } = await visitor.open()
  const held = new Set<WebSocket>()
  while (goesOn()) {
    const socket = visitor.socket()
    if (await opened(socket)) {
      held.add(socket)
      socket.once('close', () => held.delete(socket))
      const ticket = await visitor.ticket(body.room)
      if (ticket.status === 200 && socket.readyState === socket.OPEN) hello(socket, ticket.body.ticket)
    } else refused()
    await pause(20)
  }
  for (const socket of held) socket.terminate()
}

/** At a table, asks for the whole log and reads none of it. */
const deaf: Attack = async ({ address, from, goesOn, refused }) => {
  const visitor = new HouseholdVisitor(address, from)
  const { body } = await visitor.open()
  const link = visitor.link(body.room)
  link.start()
  for (let entry = 0; entry < LONG_LOG && goesOn(); entry++) {
    await link.do({ kind: 'rename', name: `${'n'.repeat(30)} ${entry}`, language: 'en' })
    await pause(110)
  }
  link.stop()
  while (goesOn()) {
    const ticket = await visitor.ticket(body.room)
    const socket = visitor.socket()
    const isOpen = await opened(socket)
    if (ticket.status === 200 && isOpen) hello(socket, ticket.body.ticket)
    socket.pause()
    // A paused socket does not hear that it was closed; that nothing more can be written to it, it does.
    let refusedToWrite = false
    while (isOpen && goesOn() && !refusedToWrite && socket.readyState === socket.OPEN) {
      socket.send('{"type":"tail","from":0}', (error) => {
        refusedToWrite ||= error != null
      })
      await pause(110)
    }
    if (goesOn()) refused()
    socket.terminate()
    await pause(200)
  }
}

/** One for each limit that strangers meet, by the name of the setting or of the limit. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  TABLES_PER_HOUR: (siege) => {
    const visitor = new HouseholdVisitor(siege.address, siege.from)
    return insist(siege, () => visitor.open())
  },
  WRONG_KEYS_PER_MINUTE: (siege) => {
    const visitor = new HouseholdVisitor(siege.address, siege.from)
    return insist(siege, () => visitor.join(siege.watchedRoom, freshToken(), 'Eve'))
  },
  REQUESTS_PER_MINUTE: (siege) => {
    const visitor = new HouseholdVisitor(siege.address, siege.from)
    return insist(siege, () => visitor.ask('GET', '/api/tables'))
  },
  DAILY_PER_HOUR: (siege) => {
    const visitor = new HouseholdVisitor(siege.address, siege.from)
    const steps = Array.from({ length: 2000 }, () => ({ do: [0, 'c', 'x'.repeat(200)] }))
    const junk = () => ({
      id: freshToken(),
      name: 'Eve',
      seats: 1,
      help: 'none',
      hash: '0'.repeat(64),
      steps,
    })
    return insist(siege, () => visitor.ask('POST', `/api/daily/gear-up/${dayAt(Date.now())}`, junk()))
  },
  SOCKETS_PER_ADDRESS: sockets,
  CONNECTIONS_PER_ADDRESS: hold(''),
  'slow headers': hold('GET / HTTP/1.1\r\nHost: '),
  MESSAGES_PER_SECOND: flood('{"type":"alive"}'),
  'longest message': flood(JSON.stringify({ type: 'say', what: 'y'.repeat(31_000) })),
  'slow reader': deaf,
  'room of a log': watches,
}
