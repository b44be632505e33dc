import type { Json } from '@graveshift/kernel'
import { createContext, type ReactNode, use } from 'react'
import type { BotNote } from '../bots/use-bots.ts'

/** What somebody else thinks of, in whatever words their table wrote it: it is read with care. */
interface OthersPlan {
  readonly seat: number
  /** The question it is about, whoever is asked. */
  readonly choice: number
  readonly pick: Json
}

export interface SeatHolder {
  readonly name: string
  readonly isYou: boolean
  /** What is to be said about them now, such as that they are away. */
  readonly state: string | undefined
}

/** Who else is at the table, where it is an online one. Everything the table shows of them comes from here. */
export interface Company {
  /** Seats that have a question to answer, whoever holds them. */
  readonly asked: ReadonlySet<number>
  /** By seat. */
  readonly holders: readonly (SeatHolder | undefined)[]
  readonly plans: readonly OthersPlan[]
  /** Targets that somebody points at, each with who. */
  readonly pings: ReadonlyMap<number, string>
  /** Absent for those who only watch. */
  readonly ping: ((target: number) => void) | undefined
  /** Whether plans are kept from the others. */
  readonly isSealed: boolean
  /** Says what is being thought of; null when nothing is any more. */
  plan(seat: number, choice: number, pick: Json | null): void
  /** Whether whoever looks has no seat. */
  readonly isWatching: boolean
  /** What the last bot did, and why. */
  readonly said: BotNote | undefined
  /** What is proposed to the team at the moment, and the seats that are for it: it is marked where it can be answered. */
  readonly offered:
    | { readonly choice: number; readonly pick: Json; readonly seats: readonly number[] }
    | undefined
  /** Whether an undo has to be asked for, because others have acted since or it was the team's. */
  readonly asksUndo: boolean
  /** Above the question: what the others propose. */
  readonly bar: ReactNode
  /** In the question's place, while others decide. */
  readonly waiting: ReactNode
}

export const CompanyContext = createContext<Company | undefined>(undefined)

export function useCompany(): Company | undefined {
  return use(CompanyContext)
}
