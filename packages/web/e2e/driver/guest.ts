import { randomBytes } from 'node:crypto'
import { GAMES, loadForTables } from '@graveshift/games'
import { type Game, type GameModule, type Json, nth } from '@graveshift/kernel'
import { keptInMemory } from '@graveshift/table/host/testing'
import { Link, type LinkListeners, type Socket } from '@graveshift/table/link'
import { type Command, type Room, seatsOfPerson } from '@graveshift/table/room'
import { expect, type Page } from '@playwright/test'
import { comeBy, gameOn, sitAs } from './online-people.ts'

const findModule = await loadForTables(GAMES)

/** A game of the list by its id. */
export function findGameOf(id: string): GameModule<Game> {
  const module = findModule(id)
  if (!module) throw new Error(`no game ${id}`)
  return module
}

type Choice = Game['choice']

// Node's own socket takes headers, which the type of a browser's does not know.
const HeadedSocket = WebSocket as unknown as new (
  url: string,
  init: { readonly headers: Readonly<Record<string, string>> },
) => WebSocket

/** A look at what is in memory costs nothing, and a whole game has many. */
const OFTEN = { intervals: [10] }

const newIntent = (): string => randomBytes(16).toString('base64url')

type Settings = Omit<Extract<Command, { kind: 'configure' }>, 'kind'>

export interface Place {
  readonly room: string
  readonly person: string
  readonly keys: { readonly invite: string; readonly watch: string; readonly seat: string }
}

/**
 * Somebody at a table without a browser, by the same HTTP, socket and link as the page: so that a test about one
 * person's screen need not wait for three.
 */
export class Guest {
  readonly origin: string
  #cookie = ''
  #place: Place | undefined
  #link: Link | undefined

  constructor(origin: string) {
    this.origin = new URL(origin).origin
  }

  get place(): Place {
    if (!this.#place) throw new Error('at no table')
    return this.#place
  }

  get link(): Link {
    if (!this.#link) throw new Error('at no table')
    return this.#link
  }

  get room(): Room {
    const { room } = this.link.replica
    if (!room) throw new Error('nothing is known of the table')
    return room
  }

  /** A new table of this person's. */
  async open(name: string, options: Json, settings: Settings = {}, game = 'gear-up'): Promise<Place> {
    const wish = { game, options, name, title: `${name}’s table`, language: 'en', id: newIntent() }
    this.#place = (await this.ask('POST', 'tables', wish)) as Place
    await this.come()
    if (Object.keys(settings).length > 0) await this.do({ kind: 'configure', ...settings })
    return this.place
  }

  /** Comes by a link to a table. */
  async join(link: string, name: string, language = 'en'): Promise<this> {
    const [room = '', kind, key = ''] = link.split('#/table/')[1]?.split('/') ?? []
    const wish = kind === 'seat' ? { key } : { key, id: newIntent(), name, language }
    const path = `tables/${room}/${kind === 'seat' ? 'return' : 'join'}`
    this.#place = (await this.ask('POST', path, wish)) as Place
    await this.come()
    return this
  }

  linkTo(kind: 'invite' | 'watch' | 'seat'): string {
    return `${this.origin}/#/table/${this.place.room}/${kind}/${this.place.keys[kind]}`
  }

  /** At the table, with all that was written so far. */
  async come(): Promise<void> {
    const { room } = this.place
    this.#link = new Link({
      clock: {
        monotonic: () => performance.now(),
        after(ms, run) {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
      },
      bytes: (count) => randomBytes(count),
      random: Math.random,
      ...keptInMemory(),
      findModule,
      // Whom the table does not know any more need not come back.
      ticket: () =>
        this.ask('POST', `tables/${room}/ticket`, {}).then(
          (said) => (said as { ticket: string }).ticket,
          () => 'stop' as const,
        ),
      connect: (ears) => this.#connect(ears),
    })
    this.#link.start()
    await expect.poll(() => this.link.status, OFTEN).toBe('open')
  }

  go(): void {
    this.#link?.stop()
  }

  async ask(method: string, path: string, body: Json): Promise<unknown> {
    const answer = await fetch(`${this.origin}/api/${path}`, {
      method,
      headers: { origin: this.origin, cookie: this.#cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const [cookie] = answer.headers.getSetCookie()
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? ''
    const said: unknown = await answer.json()
    if (!answer.ok) throw new Error(JSON.stringify(said))
    return said
  }

  /** Does something that the table takes. */
  async do(command: Command): Promise<void> {
    expect(await this.link.do(command)).toMatchObject({ done: expect.any(Number) })
  }

  async sit(...seats: readonly number[]): Promise<void> {
    for (const seat of seats) await this.do({ kind: 'sit', seat })
    const ready = this.link.readiness()
    if (ready) await this.do(ready)
  }

  /** Questions for this person, or for the team. */
  get asked(): readonly Choice[] {
    const { room } = this
    const seats = seatsOfPerson(room, this.link.you ?? '')
    const open = room.play?.choices() ?? []
    return open.filter(({ seat }) => seat === 'team' || seats.includes(seat))
  }

  /** The laziest answer to a question. */
  pickFor(choice: Choice): Json {
    const picks = this.room.play?.picks(choice) ?? []
    const lazy = ['pass', 'stop', 'skip', 'stay', 'done', 'endure', 'end']
    return picks.find((pick) => lazy.includes(String((pick as { readonly do?: string }).do))) ?? nth(picks, 0)
  }

  /** The first seat of one's own. */
  get seat(): number {
    return nth(seatsOfPerson(this.room, this.link.you ?? ''), 0)
  }

  propose(choice: Choice): Promise<void> {
    return this.do({ kind: 'propose', seat: this.seat, choice: choice.id, pick: this.pickFor(choice) })
  }

  /** Answers what is asked of the own seats; what is the team's is left alone. */
  async answerAll(): Promise<boolean> {
    const own = this.asked.find((choice): choice is Choice & { seat: number } => choice.seat !== 'team')
    if (!own) return false
    await this.do({ kind: 'answer', seat: own.seat, choice: own.id, pick: this.pickFor(own) })
    return true
  }

  #connect(ears: LinkListeners): Socket {
    const socket = new HeadedSocket(`${this.origin.replace('http', 'ws')}/api/socket`, {
      headers: { origin: this.origin },
    })
    socket.onopen = () => ears.opened()
    socket.onmessage = ({ data }) => ears.heard(String(data))
    socket.onclose = ({ code }) => ears.closed(code)
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  }
}

/** All have read what any of them has. */
export async function together(guests: readonly Guest[]): Promise<void> {
  const heads = () => new Set(guests.map(({ link }) => link.replica.head)).size
  await expect.poll(heads, OFTEN).toBe(1)
}

/** Everybody answers lazily until the team is asked something, or the game is over. */
export async function playUntilTeam(guests: readonly Guest[]): Promise<Choice | undefined> {
  const [first] = guests
  if (!first) return undefined
  for (;;) {
    await together(guests)
    const team = first.asked.find(({ seat }) => seat === 'team')
    if (team || first.room.phase !== 'playing') return team
    const { head } = first.room
    let isIdle = true
    for (const guest of guests) if (await guest.answerAll()) isIdle = false
    // Somebody else is asked, or a seat is on its way to somebody.
    if (isIdle) await expect.poll(() => first.room.head, OFTEN).toBeGreaterThan(head)
  }
}

/** All the rest of the game, as fast as it goes. */
export async function playToTheEnd(guests: readonly Guest[]): Promise<void> {
  const [first, ...others] = guests
  if (!first) return
  for (let team = await playUntilTeam(guests); team; team = await playUntilTeam(guests)) {
    if (!first.room.offer) await first.propose(team)
    await together(guests)
    const proposal = first.room.offer?.seq
    // Whoever comes after the last consent that was missing is told that there is no such proposal any more.
    if (proposal !== undefined) for (const other of others) await other.link.do({ kind: 'agree', proposal })
  }
}

export interface Company {
  /** Opened the table, and leads the survivors. */
  readonly ada: Guest
  readonly cleo: Guest
}

/** A game of three begins: Ethan for Ada and Greta for Cleo, who need no browser; Lisa for Bruno, whose page it is. */
export async function beginWith(
  bruno: Page,
  settings: Settings = {},
  options: Readonly<Record<string, Json>> = {},
): Promise<Company> {
  await bruno.goto('/')
  const ada = new Guest(bruno.url())
  const cleo = new Guest(bruno.url())
  await ada.open('Ada', { seats: 3, ...options }, settings)
  await Promise.all([ada.sit(0), cleo.join(ada.linkTo('invite'), 'Cleo').then(() => cleo.sit(2))])
  await comeBy(bruno, ada.linkTo('invite'), 'Bruno')
  await sitAs(bruno, 'Lisa')
  await together([ada, cleo])
  await ada.do({ kind: 'start' })
  await expect(gameOn(bruno)).toBeVisible()
  return { ada, cleo }
}
