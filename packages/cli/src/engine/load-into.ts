import { isFault } from '@graveshift/kernel'
import { loadSession, type Session } from '@graveshift/table'
import { type AnyGame, findGame, GAMES } from '../games.ts'
import { complain, faulty } from './complaint.ts'
import type { Context } from './op.ts'
import type { Request } from './request.ts'

/** The game whose record a request brings along. */
export function loadInto(request: Request, context: Context): Session<AnyGame> {
  const raw = request.any('record')
  const id = typeof raw === 'object' && raw !== null && 'game' in raw ? raw.game : undefined
  const game = typeof id === 'string' ? findGame(id) : GAMES[0]
  if (!game) throw complain('unknown-game', { game: String(id) })
  const session = loadSession(game, raw, context.freshSecret)
  if (isFault(session)) throw faulty(session)
  return session
}
