import { isRecord, type Json } from '@graveshift/kernel'

/** Why a server's answer is of no use, by key. */
export class DailyTrouble extends Error {
  override readonly name = 'DailyTrouble'
  readonly word: string
  readonly values: Readonly<Record<string, string>>

  constructor(word: string, values: Readonly<Record<string, string>>) {
    super(word)
    this.word = word
    this.values = values
  }
}

/** What a server says of today's table. */
export interface Today {
  readonly day: string
  readonly seed: string
}

/** Where a game came in its class. */
export interface Listed {
  readonly day: string
  readonly seats: number
  readonly help: string
  readonly place: number
  readonly of: number
}

/** A slow server is waited for so long: it plays a whole game again before it answers. */
const PATIENCE_MS = 60_000

async function ask(server: URL, path: string, body?: Json): Promise<unknown> {
  const where = new URL(path, server)
  let text: string
  let status: number
  try {
    const answer = await fetch(where, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      // The server takes what comes from its own pages or says that it does.
      headers: {
        origin: where.origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    text = await answer.text()
    status = answer.status
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new DailyTrouble('daily.no-server', { server: where.origin, why })
  }
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new DailyTrouble('daily.no-answer', { server: where.origin, status: String(status) })
  }
  if (status < 400 && typeof read === 'object' && read !== null) return read
  const error = isRecord(read) ? String(read.error) : ''
  throw new DailyTrouble('daily.refused', { server: where.origin, why: error || String(status) })
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 200

export async function today(server: URL, game: string): Promise<Today> {
  const read = (await ask(server, `/api/daily/${game}`)) as Partial<Today>
  if (!isText(read.day) || !isText(read.seed))
    throw new DailyTrouble('daily.no-answer', { server: server.origin, status: '200' })
  return { day: read.day, seed: read.seed }
}

export const handIn = async (server: URL, game: string, day: string, played: Json): Promise<Listed> =>
  (await ask(server, `/api/daily/${game}/${day}`, played)) as Listed
