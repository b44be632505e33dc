import { isFault, isRefusal, type Json } from '@graveshift/kernel'
import { type Script, Session } from '@graveshift/table'
import { findGame } from '../games.ts'
import { FIRST_GAME } from '../words.ts'
import { badRequest, complain, faulty, refused } from './complaint.ts'
import type { Context } from './op.ts'
import type { Request } from './request.ts'
import { opened } from './standing.ts'

/** The game a request names, or the first there is. */
export function gameOf(request: Request) {
  const id = request.has('game') ? request.text('game') : FIRST_GAME
  const game = findGame(id)
  if (!game) throw complain('unknown-game', { game: id })
  return game
}

/** Coming results by stream, checked by the game. */
function scriptOf(request: Request, options: Json, read: ReturnType<typeof gameOf>): Script {
  if (!request.has('script')) return {}
  const { streams } = read.rulesFor(options)
  const script: Record<string, readonly (string | number)[]> = {}
  for (const [stream, raw] of Object.entries(request.object('script'))) {
    if (!streams.includes(stream))
      throw badRequest(`there is no stream '${stream}'; there are ${streams.join(', ')}`)
    const results = read.readScript(options, stream, raw ?? null)
    if (isFault(results)) throw faulty(results)
    script[stream] = results
  }
  return script
}

/** The words a table is told in, as far as the request says. */
export const toldAs = (request: Request) => ({ lang: request.language(), names: request.names() })

/** A new table with these options, under the luck and the script of the request. */
export function begin(request: Request, context: Context, options: Json): object {
  const name = context.tables.nameFor(request)
  const game = gameOf(request)
  const seed = request.seed()
  const spec = seed === undefined ? { secret: context.freshSecret() } : { seed }
  const session = Session.start(game, options, spec, scriptOf(request, options, game))
  if (isRefusal(session)) throw refused(session)
  return opened({ name, session, ...toldAs(request) }, context.tables)
}
