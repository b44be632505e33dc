import { randomBytes } from 'node:crypto'
import { findListed, loadForTable, nameOfRules } from '@graveshift/games'
import { type Game, type GameModule, isFault } from '@graveshift/kernel'
import { keptInMemory } from '@graveshift/table/host/testing'
import { Link, type LinkListeners, type LinkSetting, type Socket } from '@graveshift/table/link'
import { WebSocket } from 'ws'
import { freshToken } from '../identity/tokens.ts'

/** Rules that some table needed, by their name. */
const loaded = new Map<string, GameModule<Game>>()

const findModule: LinkSetting['findModule'] = (game, release) => {
  const rules = findListed(game)?.rulesOf(release)
  return !rules || isFault(rules) ? rules : loaded.get(nameOfRules(rules))
}

const fetchRules: NonNullable<LinkSetting['fetchRules']> = (game, release) => {
  const rules = findListed(game)?.rulesOf(release)
  if (!rules || isFault(rules)) return undefined
  const name = nameOfRules(rules)
  return loaded.has(name) ? undefined : loadForTable(rules).then((module) => loaded.set(name, module))
}

export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers as they please
  readonly body: any
  readonly headers: Headers
}

/** A browser, as far as a server can tell: one cookie, an origin, requests and sockets. */
export class Visitor {
  cookie = ''
  address: string
  /** As a browser would say it. */
  origin: string
  /** Another address of this computer to come from. */
  from: string | undefined

  constructor(address: string) {
    this.address = address
    this.origin = address
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body)
    const answer = await fetch(this.address + path, {
      method,
      headers: {
        origin: this.origin,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
      redirect: 'manual',
    })
    const [cookie] = answer.headers.getSetCookie()
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? ''
    const read = await answer.text()
    const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json')
    return { status: answer.status, body: isJson ? JSON.parse(read) : read, headers: answer.headers }
  }

  open(more: Readonly<Record<string, unknown>> = {}): Promise<Reply> {
    const basic = { game: 'gear-up', options: { seats: 2 }, name: 'Ann', language: 'en', id: freshToken() }
    return this.ask('POST', '/api/tables', { ...basic, ...more })
  }

  join(room: string, key: string, name: string, id = freshToken()): Promise<Reply> {
    return this.ask('POST', `/api/tables/${room}/join`, { key, id, name, language: 'en' })
  }

  ticket(room: string): Promise<Reply> {
    return this.ask('POST', `/api/tables/${room}/ticket`)
  }

  socket(headers: Record<string, string> = {}): WebSocket {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, {
      headers: { origin: this.origin, ...headers },
      perMessageDeflate: false,
      ...(this.from === undefined ? {} : { localAddress: this.from }),
    })
    socket.on('error', () => {})
    return socket
  }

  /** One connection as a link wants it. */
  connect(listeners: LinkListeners): Socket {
    const socket = this.socket()
    socket.on('open', () => listeners.opened())
    socket.on('message', (data) => listeners.heard(data.toString()))
    socket.on('close', (code) => listeners.closed(code))
    return {
      send: (text) => {
        if (socket.readyState === socket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  }

  /** The client's own link, over a real socket; what a test wants otherwise goes last. */
  link(room: string, otherwise: Partial<LinkSetting> = {}): Link {
    return new Link({
      clock: {
        monotonic: () => performance.now(),
        after(ms, run) {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
      },
      bytes: (count) => randomBytes(count),
      random: () => Math.random() / 4,
      ...keptInMemory(),
      findModule,
      fetchRules,
      ticket: async () => {
        const { status, body } = await this.ticket(room)
        if (status === 403) return 'stop'
        if (status !== 200) throw new Error(`${status}`)
        return body.ticket
      },
      connect: (listeners) => this.connect(listeners),
      ...otherwise,
    })
  }
}
