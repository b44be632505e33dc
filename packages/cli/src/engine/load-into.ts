import { type Game, isFault, isRecord } from '@graveshift/kernel'
import { loadSession, type Session } from '@graveshift/table'
import { GAMES, gameOfRecord } from '../games.ts'
import { complain, faulty } from './complaint.ts'
import type { Context } from './op.ts'

/** The game whose record a request brings along. */
export function loadInto(record: unknown, context: Context): Session<Game> {
  const id = isRecord(record) ? record.game : undefined
  const game = typeof id === 'string' ? gameOfRecord(record) : GAMES[0]
  if (!game) throw complain('unknown-game', { game: String(id) })
  const session = loadSession(game, record, context.freshSecret)
  if (isFault(session)) throw faulty(session)
  return session
}
