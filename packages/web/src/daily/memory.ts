import type { Listed } from './api.ts'

// What this browser remembers of tables of the day: which game is whose, and what became of it.

const KEY = 'graveshift.daily'
/** Older ones are forgotten. */
const MOST = 60

/** A game of a day's table on this device. */
export interface DailyMemory {
  readonly seed: string
  readonly seats: number
  /** The intent under which it is handed in. */
  readonly intent: string
  readonly listed?: Listed
}

type Memories = Readonly<Record<string, DailyMemory>>

function all(): Memories {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Memories) : {}
  } catch {
    return {}
  }
}

export const dailyMemory = (id: string): DailyMemory | undefined => all()[id]

export function rememberDaily(id: string, memory: DailyMemory): void {
  const { [id]: _, ...others } = all()
  const kept = [...Object.entries(others), [id, memory] as const].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Storage is switched off: the game is played all the same.
  }
}

/** The last game of a table that was begun here. */
export function dailyGame(seed: string, seats: number): string | undefined {
  return Object.entries(all()).findLast(([, memory]) => memory.seed === seed && memory.seats === seats)?.[0]
}
