/** Where tables are kept. One append-only log a room; inserting (room, seq) is the only lock there is. */

/** An entry to be written. The store never looks into `body`, which is the JSON text of the whole entry. */
export interface NewEntry {
  readonly seq: number
  /** Made by whoever wanted it, once; unique in its room for ever. */
  readonly id: string
  readonly body: string
  /** Wall clock in ms; the latest is when the room was last used. */
  readonly at: number
}

export interface StoredEntry {
  readonly seq: number
  readonly id: string
  readonly body: string
}

/** A link's key: what it opens is the host's word, only its hash is kept. */
export interface KeyRow {
  readonly hash: string
  /** For example invite, watch or seat. */
  readonly kind: string
  /** Whom a personal link stands for. */
  readonly person?: string
}

/** This browser session (by its hash) is that person at the table. */
export interface Binding {
  readonly session: string
  readonly person: string
}

/** What a list of tables shows without reading the log. */
export interface Summary {
  readonly title: string
  readonly phase: string
  /** The persons somebody waits for. */
  readonly awaited: readonly string[]
}

/** What changes together with the entries, or not at all. Within one field the order is: removed, then added. */
export interface SideWrites {
  readonly keysRevoked?: readonly string[]
  /** A hash that is there already is replaced. */
  readonly keysAdded?: readonly KeyRow[]
  /** By session, or every session of a person. */
  readonly unbound?: readonly ({ readonly session: string } | { readonly person: string })[]
  /** A session has one person a room: the last one. */
  readonly bound?: readonly Binding[]
  /** The sealed secret of a round of play. A second one for the same round is a mistake and throws. */
  readonly sealed?: { readonly round: number; readonly text: string }
  readonly summary?: Summary
}

export interface NewRoom {
  readonly room: string
  /** From seq 0 on; at least one. */
  readonly entries: readonly NewEntry[]
  readonly also?: SideWrites
}

/**
 * - done: written and durable
 * - known: the room has one of the ids; nothing was written. Goes before the next two.
 * - taken: the room has this seq; read the tail and decide again
 * - gap: the room is shorter than the writer believes (a database went back in time); forget it and load it again
 * - gone: there is no such room
 */
export type Appended = 'done' | 'known' | 'taken' | 'gap' | 'gone'

/** One of a session's tables. */
export interface TableRow {
  readonly room: string
  readonly person: string
  readonly title: string
  readonly phase: string
  /** Whether that person is awaited. */
  readonly awaited: boolean
  readonly updated: number
}

export interface RoomRow {
  readonly room: string
  readonly head: number
  readonly title: string
  readonly phase: string
  readonly created: number
  readonly updated: number
}

/** A finished table of the day, as it is listed. */
export interface DailyRow {
  readonly game: string
  /** As `2026-11-16`. */
  readonly day: string
  /** Made once by whoever hands it in. */
  readonly id: string
  readonly name: string
  readonly seats: number
  /** The class: which help was used most; and all of it, divided by commas. */
  readonly help: string
  readonly helps: string
  readonly won: number
  readonly turns: number
  readonly health: number
  readonly score: number
  /** Wall clock in ms. */
  readonly at: number
}

/** How many are listed together. */
export interface DailyCount {
  readonly seats: number
  readonly help: string
  readonly count: number
}

/** What is listed together. */
export interface DailyList {
  readonly game: string
  readonly day: string
  readonly seats: number
  readonly help: string
}

export interface Counts {
  readonly rooms: number
  readonly entries: number
  /** What the data takes on disk, or in memory. */
  readonly bytes: number
}

/** How many entries or rooms a read gives when nobody says. */
export const PAGE = 500

/**
 * Every promise may be rejected with a StoreError (errors.ts); only UnknownOutcome leaves open whether it happened.
 */
export interface Store {
  /** The room with its first entries and what comes with them, all or nothing. */
  create(room: NewRoom): Promise<'done' | 'exists'>
  /**
   * Consecutive entries, at least one, all or nothing with `also`. Durable when resolved; never resolves before.
   */
  append(room: string, entries: readonly NewEntry[], also?: SideWrites): Promise<Appended>
  /** At most `most` entries from `from` on, in order; none where there are none. */
  read(room: string, from: number, most?: number): Promise<readonly StoredEntry[]>
  /** The seq under which an id was written. */
  find(room: string, id: string): Promise<number | undefined>
  /** The last seq; -1 if there is no such room. */
  head(room: string): Promise<number>
  /** The sealed secret of a round. */
  secret(room: string, round: number): Promise<string | undefined>
  key(room: string, hash: string): Promise<KeyRow | undefined>
  keys(room: string): Promise<readonly KeyRow[]>
  /** Who a session is at a table. */
  person(room: string, session: string): Promise<string | undefined>
  /** From now on this session is the person a personal key stands for; undefined if the key is not good any more. */
  claim(room: string, hash: string, session: string): Promise<string | undefined>
  /** Latest first, at most PAGE. */
  tablesOf(session: string): Promise<readonly TableRow[]>
  /** Rooms in which this name is awaited, the latest used first. */
  awaiting(person: string, most?: number): Promise<readonly string[]>
  /** Marks a ticket as used; false if it was. It may be forgotten after `until`. */
  spend(ticket: string, until: number): Promise<boolean>
  /** Forgets tickets that could not be used any more at `now`; gives how many. */
  sweep(now: number): Promise<number>
  /** Latest first; `before` is the last row of the page before. */
  rooms(page?: {
    readonly before?: Pick<RoomRow, 'room' | 'updated'>
    readonly most?: number
  }): Promise<readonly RoomRow[]>
  /** Rooms nobody wrote to since `time`, the oldest first, at most `most`. */
  olderThan(time: number, most?: number): Promise<readonly string[]>
  /** Removes a room and all that belongs to it; with `idleSince` only if nobody wrote to it since. */
  remove(room: string, idleSince?: number): Promise<boolean>
  counts(): Promise<Counts>
  /**
   * Lists a table of the day. `known`: there is one under this id, or by this session with so many seats on this day;
   * the first one stays.
   */
  addDaily(row: DailyRow, session: string): Promise<'done' | 'known'>
  /** The best first, among equals the earlier one, at most `most`. */
  dailies(list: DailyList, most?: number): Promise<readonly DailyRow[]>
  /** How many are listed on a day, by seats and help. */
  dailyCounts(game: string, day: string): Promise<readonly DailyCount[]>
  /** Takes one off its list; false if there is none under this id. */
  removeDaily(id: string): Promise<boolean>
  /** Forgets all days before this one; gives how many were listed. */
  forgetDailies(before: string): Promise<number>
  /** Waits for what is being written. Afterwards everything is refused with StoreClosed. */
  close(): Promise<void>
}
