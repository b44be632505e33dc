import type { Generated } from 'kysely'

/** The tables as the present code sees them. How they came to be: migrations/. */
export interface Tables {
  rooms: {
    /** Short, because every entry repeats it. */
    no: Generated<number>
    room: string
    head: number
    title: string
    phase: string
    /** JSON list of persons. */
    awaited: string
    created: number
    updated: number
  }
  entries: { no: number; seq: number; id: string; body: string }
  /** Links' keys, by hash. */
  keys: { no: number; hash: string; kind: string; person: string | null }
  /** Which browser session is which person. */
  bindings: { no: number; session: string; person: string }
  secrets: { no: number; round: number; text: string }
  /** Finished tables of the day. */
  dailies: {
    game: string
    day: string
    id: string
    session: string
    name: string
    seats: number
    help: string
    helps: string
    won: number
    turns: number
    health: number
    score: number
    at: number
  }
  /** Tickets that were used. */
  spent: { ticket: string; until: number }
}
