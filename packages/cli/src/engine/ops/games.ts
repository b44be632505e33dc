import { GAMES } from '../../games.ts'
import { LANGUAGES, NAMES } from '../../words.ts'
import type { Op } from '../op.ts'

export const gamesOp: Op = (_request, { tables, ops }) => ({
  games: GAMES.map((game) => ({ game: game.id, ...(game.catalogue() as object) })),
  languages: LANGUAGES,
  names: NAMES,
  ops,
  tables: tables.names(),
})
