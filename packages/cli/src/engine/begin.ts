import { isFault, isRefusal, type Json } from '@graveshift/kernel'
import { type Script, Session } from '@graveshift/table'
import * as v from 'valibot'
import { findGame } from '../games.ts'
import { FIRST_GAME } from '../words.ts'
import { badRequest, complain, faulty, refused } from './complaint.ts'
import type { Common, Context } from './op.ts'
import { object, plainText, seed } from './request-fields.ts'
import { opened } from './standing.ts'

/** What a request may say of a new table, besides how the game begins. */
export const NEW_TABLE = {
  game: v.optional(plainText),
  seed: v.optional(seed),
  script: v.optional(object),
}

type NewTable = Common & v.InferOutput<v.ObjectSchema<typeof NEW_TABLE, undefined>>

/** The game a request names, or the first there is. */
export function gameOf({ game: id = FIRST_GAME }: { readonly game?: string | undefined }) {
  const game = findGame(id)
  if (!game) throw complain('unknown-game', { game: id })
  return game
}

/** Coming results by stream, checked by the game. */
function scriptOf(raw: NewTable['script'], options: Json, read: ReturnType<typeof gameOf>): Script {
  const { streams } = read.rulesFor(options)
  const script: Record<string, readonly (string | number)[]> = {}
  for (const [stream, results] of Object.entries(raw ?? {})) {
    if (!streams.includes(stream))
      throw badRequest(`there is no stream '${stream}'; there are ${streams.join(', ')}`)
    const known = read.readScript(options, stream, (results ?? null) as Json)
    if (isFault(known)) throw faulty(known)
    script[stream] = known
  }
  return script
}

/** The words a table is told in, as far as the request says. */
export const toldAs = ({ lang, names }: Common) => ({ lang, names })

/** A new table with these options, under the luck and the script of the request. */
export function begin(request: NewTable, context: Context, options: Json): object {
  const name = context.tables.nameFor(request.table)
  const game = gameOf(request)
  const spec = request.seed === undefined ? { secret: context.freshSecret() } : { seed: String(request.seed) }
  const session = Session.start(game, options, spec, scriptOf(request.script, options, game))
  if (isRefusal(session)) throw refused(session)
  return opened({ name, session, ...toldAs(request) }, context.tables)
}
