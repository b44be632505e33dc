import { FastChance, isRefusal, pledgeOf, shownAt } from '@graveshift/kernel'
import { base64url } from '../../host/ids.ts'
import { GEAR_UP } from '../../host/testing/bed.ts'
import { LiveLuck } from '../../luck.ts'
import { keyedChance } from '../../segment.ts'
import { type Asker, CONFLICT, type World } from '../act.ts'
import { type Command, decideCommand } from '../command.ts'
import { stillToShow } from '../drawing.ts'
import { FIRST_LINK, linkOf, TABLE, type Unlinked } from '../entry.ts'
import type { Fact } from '../fact.ts'
import { foldEntry, openRoom } from '../fold.ts'
import type { Room } from '../room.ts'

/** A world that a test turns as it likes. */
export interface TestWorld extends World {
  readonly here: Set<string>
  away: number
  age: number
}

const SECRET = new Uint8Array(32).fill(9)

/** A room without a host around it: commands in, entries folded at once. */
export class RoomBed {
  readonly room: Room
  readonly world: TestWorld
  readonly #random: FastChance
  readonly #seeds = new Map<string, string>()

  constructor(seed = 1, seats = 3) {
    this.#random = new FastChance(seed)
    const options = GEAR_UP.readOptions({ seats })
    const settings = { options, plans: 'shown', decideAfter: 45, absentAfter: 120 } as const
    const opened = {
      kind: 'opened',
      room: 'room',
      game: 'gear-up',
      rules: GEAR_UP.rulesFor(options as never).version,
      title: 'T',
      settings: settings as never,
      commitment: 'c',
    } as const
    const unlinked = { seq: 0, id: this.#id(), at: 0, by: TABLE, act: opened }
    this.room = openRoom({ ...unlinked, link: linkOf(FIRST_LINK, unlinked) }, () => GEAR_UP)
    const here = new Set<string>()
    this.world = {
      here,
      away: 0,
      age: 0,
      isHere: (person) => here.has(person),
      awayFor: (person) => (here.has(person) ? 0 : this.world.away),
      ageOf: () => this.world.age,
      luck: (share) => {
        const rules = GEAR_UP.rulesFor(this.room.settings.options)
        return new LiveLuck(rules.streams.length, keyedChance(rules, SECRET, share))
      },
      hasBots: true,
      promise: () => 'c2',
      secret: () => '09'.repeat(32),
    }
  }

  #id(): string {
    return base64url(Uint8Array.from({ length: 16 }, () => this.#random.below(256)))
  }

  fold(by: string, act: Fact, facts?: Unlinked['facts']): void {
    const unlinked = { seq: this.room.head + 1, id: this.#id(), at: 0, by, act, ...(facts ? { facts } : {}) }
    foldEntry(this.room, { ...unlinked, link: linkOf(this.room.link, unlinked) })
  }

  /** The kinds that were written, or why not. */
  do(by: string, command: Command, over: Partial<Asker> = {}): string {
    const decision = decideCommand(this.room, { by, basis: this.room.head, ...over }, command, this.world)
    if (decision === CONFLICT) return CONFLICT
    if (isRefusal(decision)) return decision.refused
    for (const draft of decision) this.fold(draft.by ?? by, draft.act, draft.facts)
    return decision.map(({ act }) => act.kind).join('+')
  }

  /** A new promise for the luck, of which this bed keeps the seed. */
  ready(person: string): Command {
    const seed = Array.from({ length: 64 }, () => '0123456789abcdef'[this.#random.below(16)]).join('')
    this.#seeds.set(person, seed)
    return { kind: 'ready', pledge: pledgeOf(seed, this.#owner(person)) }
  }

  /** What was promised, for the attempt that is made now. */
  show(person: string): Command {
    const value = shownAt(this.#seeds.get(person) ?? '', this.#owner(person), this.room.drawing?.attempt ?? 1)
    return { kind: 'show-nonce', value }
  }

  /** The host says go, and everybody shows what was promised. */
  start(): string {
    const told = this.do(this.room.host, { kind: 'start' })
    const last = stillToShow(this.room).map((person) => this.do(person, this.show(person)))
    return last.at(-1) ?? told
  }

  #owner(person: string) {
    return { room: this.room.id, round: this.room.round, person }
  }

  /** People who came, sat down in this order, and are connected. */
  gather(...people: readonly string[]): this {
    for (const person of people) {
      this.do(person, { kind: 'join', name: person, language: 'en', role: 'player' })
      this.world.here.add(person)
    }
    people.forEach((person, seat) => {
      this.do(person, { kind: 'sit', seat })
    })
    return this
  }

  begin(): this {
    for (const person of new Set(this.room.seats))
      if (person !== undefined) this.do(person, this.ready(person))
    const begun = this.start()
    if (begun !== 'nonce-shown+started') throw new Error(begun)
    return this
  }

  /** An answer for a seat, as any of its legal ones. */
  answer(seat: number, at = 0): Command {
    const { play } = this.room
    const choice = play?.choices().find((open) => open.seat === seat)
    if (!play || !choice) throw new Error(`nothing to answer for seat ${seat}`)
    const picks = play.picks(choice)
    return { kind: 'answer', seat, choice: choice.id, pick: picks[at] ?? null }
  }
}
