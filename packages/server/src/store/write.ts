import type { Appended, DailyRow, NewEntry, NewRoom, SideWrites, Summary } from '@graveshift/table/store'
import { StoreDamaged } from '@graveshift/table/store'
import { type Run, Undo } from './engine.ts'
import type { MovedHead, Statements } from './statements.ts'

const latest = (entries: readonly NewEntry[]): number =>
  entries.reduce((time, { at }) => Math.max(time, at), 0)

/** Where the head goes with these entries, and what a list shows from then on. */
export function movedHead(room: string, entries: readonly NewEntry[], summary?: Summary): MovedHead {
  const first = entries[0]?.seq ?? 0
  return {
    room,
    from: first - 1,
    to: first + entries.length - 1,
    at: latest(entries),
    title: summary?.title ?? null,
    phase: summary?.phase ?? null,
    awaited: summary === undefined ? null : JSON.stringify(summary.awaited),
  }
}

/** Everything that is written, by its name: what it is given and what it gives. Plain data on both sides. */
export interface Writes {
  readonly create: { readonly given: NewRoom; readonly gives: 'done' | 'exists' }
  readonly append: {
    readonly given: {
      readonly room: string
      readonly entries: readonly NewEntry[]
      readonly also?: SideWrites | undefined
    }
    readonly gives: Appended
  }
  readonly claim: {
    readonly given: { readonly room: string; readonly hash: string; readonly session: string }
    readonly gives: string | undefined
  }
  readonly spend: {
    readonly given: { readonly ticket: string; readonly until: number }
    readonly gives: boolean
  }
  readonly addDaily: {
    readonly given: DailyRow & { readonly session: string }
    readonly gives: 'done' | 'known'
  }
  readonly removeDaily: { readonly given: { readonly id: string }; readonly gives: boolean }
  readonly forgetDailies: { readonly given: { readonly before: string }; readonly gives: number }
  readonly sweep: { readonly given: { readonly now: number }; readonly gives: number }
  readonly remove: {
    readonly given: { readonly room: string; readonly idleSince: number }
    readonly gives: boolean
  }
}

/** What writing does inside one transaction. It may be done more than once, and must answer the same then. */
export class Writing implements Record<keyof Writes, unknown> {
  readonly #run: Run
  readonly #sql: Statements

  constructor(run: Run, sql: Statements) {
    this.#run = run
    this.#sql = sql
  }

  do<K extends keyof Writes>(kind: K, given: Writes[K]['given']): Promise<Writes[K]['gives']> {
    const write = this[kind] as (given: Writes[K]['given']) => Promise<Writes[K]['gives']>
    return write.call(this, given)
  }

  async create({ room, entries, also }: NewRoom): Promise<'done' | 'exists'> {
    const head = entries.length - 1
    const { title = '', phase = '', awaited = [] } = also?.summary ?? {}
    const [made] = await this.#run(this.#sql.addRoom, {
      room,
      head,
      title,
      phase,
      awaited: JSON.stringify(awaited),
      created: entries[0]?.at ?? 0,
      updated: latest(entries),
    })
    if (made === undefined) return 'exists'
    for (const { seq, id, body } of entries)
      await this.#run(this.#sql.addEntry, { no: made.no, seq, id, body })
    await this.#change(made.no, also)
    return 'done'
  }

  async append({ room, entries, also }: Writes['append']['given']): Promise<Appended> {
    const [moved] = await this.#run(this.#sql.moveHead, movedHead(room, entries, also?.summary))
    if (moved === undefined) return this.#whyNot(room, entries)
    for (const { seq, id, body } of entries) {
      const [added] = await this.#run(this.#sql.addEntry, { no: moved.no, seq, id, body })
      if (added === undefined) throw await this.#conflict(room, id)
    }
    await this.#change(moved.no, also)
    return 'done'
  }

  async claim({ room, hash, session }: Writes['claim']['given']): Promise<string | undefined> {
    const [key] = await this.#run(this.#sql.holdKey, { room, hash })
    if (key === undefined || key.person === null) return undefined
    await this.#run(this.#sql.bind, { no: key.no, session, person: key.person })
    return key.person
  }

  async spend(given: Writes['spend']['given']): Promise<boolean> {
    return (await this.#run(this.#sql.spend, given)).length > 0
  }

  async addDaily(given: Writes['addDaily']['given']): Promise<'done' | 'known'> {
    return (await this.#run(this.#sql.addDaily, given)).length > 0 ? 'done' : 'known'
  }

  async removeDaily(given: Writes['removeDaily']['given']): Promise<boolean> {
    return (await this.#run(this.#sql.removeDaily, given)).length > 0
  }

  async forgetDailies(given: Writes['forgetDailies']['given']): Promise<number> {
    return (await this.#run(this.#sql.forgetDailies, given)).length
  }

  async sweep(given: Writes['sweep']['given']): Promise<number> {
    return (await this.#run(this.#sql.sweep, given)).length
  }

  async remove(given: Writes['remove']['given']): Promise<boolean> {
    return (await this.#run(this.#sql.removeRoom, given)).length > 0
  }

  /** The head was not where the writer believed it. */
  async #whyNot(room: string, entries: readonly NewEntry[]): Promise<Appended> {
    const [found] = await this.#run(this.#sql.head, { room })
    if (found === undefined) return 'gone'
    for (const { id } of entries) {
      const [known] = await this.#run(this.#sql.find, { room, id })
      if (known !== undefined) return 'known'
    }
    return (entries[0]?.seq ?? 0) <= found.head ? 'taken' : 'gap'
  }

  /** The head was right, so a conflict is one of ids; if it is not, there are entries beyond the head. */
  async #conflict(room: string, id: string): Promise<Error> {
    const [known] = await this.#run(this.#sql.find, { room, id })
    return known === undefined
      ? new StoreDamaged(`room ${room} has entries beyond its head`)
      : new Undo('known')
  }

  async #change(no: number, also: SideWrites = {}): Promise<void> {
    const { keysRevoked = [], keysAdded = [], unbound = [], bound = [], sealed } = also
    for (const hash of keysRevoked) await this.#run(this.#sql.revokeKey, { no, hash })
    for (const { hash, kind, person = null } of keysAdded)
      await this.#run(this.#sql.addKey, { no, hash, kind, person })
    for (const whom of unbound)
      if ('session' in whom) await this.#run(this.#sql.unbindSession, { no, session: whom.session })
      else await this.#run(this.#sql.unbindPerson, { no, person: whom.person })
    for (const { session, person } of bound) await this.#run(this.#sql.bind, { no, session, person })
    if (sealed !== undefined) await this.#run(this.#sql.seal, { no, round: sealed.round, text: sealed.text })
  }
}
