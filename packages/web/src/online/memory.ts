import type { OutboxStorage } from '@graveshift/table/link'
import type { Keys, OnlinePlace } from './api.ts'

// What this browser remembers of online tables. Whether it may sit there is the server's affair (a cookie); these are
// links to hand out, what was not sent yet, and the name one goes by.

function read(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is switched off: links can be made anew, and a name typed again.
  }
}

const keysAt = (room: string) => `graveshift.table.${room}`

export function keysOf(room: string): Keys {
  const { invite, watch, seat } = read(keysAt(room))
  return {
    ...(typeof invite === 'string' ? { invite } : {}),
    ...(typeof watch === 'string' ? { watch } : {}),
    ...(typeof seat === 'string' ? { seat } : {}),
  }
}

export function keepKeys({ room, keys }: Pick<OnlinePlace, 'room' | 'keys'>): void {
  write(keysAt(room), { ...keysOf(room), ...keys })
}

/** Links that lead nowhere any more are not handed out. */
export function forgetInvitations(room: string): void {
  const { seat } = keysOf(room)
  write(keysAt(room), seat === undefined ? {} : { seat })
}

/** Where one's own parts in the luck of a table's games are kept. */
export function partsStorage(room: string): OutboxStorage {
  const key = `graveshift.parts.${room}`
  let here: string | undefined
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? here
      } catch {
        return here
      }
    },
    write(text) {
      here = text
      try {
        localStorage.setItem(key, text)
      } catch {
        // Storage is switched off: they last as long as the page.
      }
    },
  }
}

const ME = 'graveshift.me'

/** The name last used at a table. */
export function myName(): string {
  const { name } = read(ME)
  return typeof name === 'string' ? name : ''
}

export const keepName = (name: string): void => write(ME, { ...read(ME), name })

export const isMuted = (): boolean => read(ME).muted === true
export const keepMuted = (muted: boolean): void => write(ME, { ...read(ME), muted })

export const wantsNotices = (): boolean => read(ME).notices === true
export const keepNotices = (notices: boolean): void => write(ME, { ...read(ME), notices })

/** Games that were taken from a table to the shelf, by table and round: each once. */
export function shelvedAs(room: string, round: number): string | undefined {
  const id = read(`graveshift.shelved.${room}`)[String(round)]
  return typeof id === 'string' ? id : undefined
}

/** The table a game on the shelf was taken from; undefined for all others. */
export function tableOf(id: string): string | undefined {
  const from = 'graveshift.shelved.'
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(from) && Object.values(read(key)).includes(id)) return key.slice(from.length)
  } catch {
    // Storage is switched off: nothing is remembered.
  }
  return undefined
}

export function keepShelved(room: string, round: number, id: string): void {
  const key = `graveshift.shelved.${room}`
  write(key, { ...read(key), [String(round)]: id })
}

/** The game whose campaign somebody was about to begin when they asked for friends. */
let wished: string | undefined

export function wishForCampaign(game: string | undefined): void {
  wished = game
}

/** Whether that is what a table of this game is opened for. */
export const isCampaignWished = (game: string): boolean => wished === game
