import type { Json } from '@graveshift/kernel'
import { ask } from '../online/api.ts'

/** From the least to the most. */
export const DAILY_HELPS = ['none', 'undo', 'odds', 'coach', 'bots'] as const
export type DailyHelp = (typeof DAILY_HELPS)[number]

export interface DailyNow {
  readonly day: string
  readonly seed: string
}

export interface DailyRow {
  readonly name: string
  readonly helps: readonly DailyHelp[]
  readonly won: boolean
  readonly turns: number
  readonly health: number
}

export interface DailyList {
  readonly day: string
  readonly seed: string
  /** Whether games of this day are still taken. */
  readonly open: boolean
  readonly rows: readonly DailyRow[]
  readonly counts: readonly { readonly seats: number; readonly help: DailyHelp; readonly count: number }[]
}

export interface Listed {
  readonly help: DailyHelp
  readonly seats: number
  readonly place: number
  readonly of: number
}

export const dailyNow = (game: string) => ask<DailyNow>('GET', `daily/${game}`)

export const dailyList = (game: string, day: string, seats: number, help: DailyHelp) =>
  ask<DailyList>('GET', `daily/${game}/${day}?seats=${seats}&help=${help}`)

export const handIn = (game: string, day: string, played: Readonly<Record<string, Json>>) =>
  ask<Listed>('POST', `daily/${game}/${day}`, played)
