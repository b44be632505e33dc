import { has, isRecord, type Json } from '@graveshift/kernel'
import type { CampaignRecord, GameRecord } from '@graveshift/table'

/** Why the server did not do something; words `refusal.<failed>` say it. */
export interface Failed {
  readonly failed: string
}

export function isFailed(value: object): value is Failed {
  return has(value, 'failed')
}

/** Failures that pass by themselves: they say nothing about the table. */
const PASSING = [
  'no-connection',
  'too-many-requests',
  'table-away',
  'closing',
  'storage-full',
  'server-full',
  'fault',
]

export const isPassing = (why: string): boolean => PASSING.includes(why)

export type KeyKind = 'invite' | 'watch' | 'seat'
export type Keys = Readonly<Partial<Record<KeyKind, string>>>

export interface OnlinePlace {
  readonly room: string
  readonly person: string
  readonly keys?: Keys
}

export interface TableRow {
  readonly room: string
  readonly title: string
  readonly phase: string
  /** Whether the table waits for this browser's person. */
  readonly awaited: boolean
  /** Milliseconds since 1970. */
  readonly updated: number
}

export async function ask<T extends object>(method: string, path: string, body?: Json): Promise<T | Failed> {
  let answer: Response
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    return { failed: 'no-connection' }
  }
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && typeof said === 'object' && said !== null) return said as T
  const error = isRecord(said) ? said.error : undefined
  if (typeof error === 'string' && /^[a-z-]{1,40}$/.test(error)) return { failed: error }
  // Something in between answered, or the server is in trouble: nothing is known about the table.
  return { failed: answer.status === 404 ? 'no-such-table' : 'no-connection' }
}

export const openTable = (wish: {
  readonly game: string
  /** The options are those of its campaign. */
  readonly campaign?: boolean
  readonly options: Json
  readonly title: string
  readonly name: string
  readonly language: string
  readonly id: string
}) => ask<OnlinePlace>('POST', 'tables', wish)

/** Whose table a link leads to. */
export interface About {
  readonly title: string
  /** The host's name; empty if there is none any more. */
  readonly host: string
}

export const aboutTable = (room: string, key: string) => ask<About>('POST', `tables/${room}/about`, { key })

export const joinTable = (
  room: string,
  wish: { readonly key: string; readonly id: string; readonly name: string; readonly language: string },
) => ask<OnlinePlace>('POST', `tables/${room}/join`, wish)

/** Takes one's own place with another device. */
export const returnTo = (room: string, key: string) =>
  ask<OnlinePlace>('POST', `tables/${room}/return`, { key })

export const newKey = (
  room: string,
  wish: { readonly kind: KeyKind; readonly person?: string; readonly id: string },
) => ask<{ readonly key: string }>('POST', `tables/${room}/keys`, wish)

export const newTicket = (room: string) =>
  ask<{ readonly ticket: string }>('POST', `tables/${room}/ticket`, {})

export const myTables = () => ask<readonly TableRow[]>('GET', 'tables')

export const recordOf = (room: string, key?: string) =>
  ask<GameRecord>('POST', `tables/${room}/record`, key === undefined ? {} : { key })

/** All games of a campaign, as one file. */
export const campaignOfTable = (room: string) => ask<CampaignRecord>('POST', `tables/${room}/campaign`, {})

/** A key to the last game of a table, for whoever shall see it again. */
export const replayKey = (room: string) => ask<{ readonly key: string }>('POST', `tables/${room}/replay`, {})

/** The log of a table that was set aside, entry by entry. */
export const logOf = (room: string) =>
  ask<{ readonly log: readonly string[] }>('POST', `tables/${room}/log`, {})

export const removeTable = (room: string, id: string) => ask<object>('DELETE', `tables/${room}`, { id })
