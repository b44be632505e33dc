import { listOf, objectOf, TEXT } from '@graveshift/kernel/outward'
import { GAMES } from '../../games.ts'
import { LANGUAGES, NAMES } from '../../words.ts'
import { op } from '../op.ts'
import { part } from '../standing.ts'

export const gamesOp = op({
  fields: {},
  answer: objectOf({
    games: listOf(part('game')),
    languages: listOf(TEXT),
    names: listOf(TEXT),
    ops: listOf(TEXT),
    tables: listOf(TEXT),
  }),
  run: (_request, { tables, ops }) => ({
    games: GAMES.map((game) => ({ game: game.id, ...(game.catalogue() as object) })),
    languages: LANGUAGES,
    names: NAMES,
    ops,
    tables: tables.names(),
  }),
})
