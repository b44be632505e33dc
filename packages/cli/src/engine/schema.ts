import type { Json } from '@graveshift/kernel'
import {
  ANYTHING,
  COUNT,
  eitherOf,
  listOf,
  mapOf,
  nameOf,
  objectOf,
  oneOf,
  orNull,
  type Schema,
  SEAT,
  TEXT,
} from '@graveshift/kernel/outward'
import { toJsonSchema } from '@valibot/to-json-schema'
import { ALL_GAMES, CAMPAIGNS, GAMES, outwardOf } from '../games.ts'
import type { Op } from './op.ts'

type Schemas = Readonly<Record<string, Schema>>

const properties = (schema: Schema): Schemas => (schema.properties ?? {}) as unknown as Schemas

/** The same part of all games, each under a name of its own and all together under the part's. */
function ofEveryGame(part: string, schemaOf: (game: string) => Schema | null): Schemas {
  const schemas = ALL_GAMES.flatMap(({ id }): [string, Schema][] => {
    const schema = schemaOf(id)
    return schema ? [[`${id}.${part}`, schema]] : []
  })
  return {
    ...Object.fromEntries(schemas),
    [part]: eitherOf(...schemas.map(([name]) => ({ $ref: `#/$defs/${name}` }))),
  }
}

const outward = (game: string) => outwardOf({ id: game }).schemas

/** A question of a kind, besides what it is about. */
const about = (kind: string): Schemas => ({
  choice: COUNT,
  kind: oneOf([kind]),
  seat: eitherOf(SEAT, oneOf(['team'])),
})

const questions = (game: string): Schema =>
  eitherOf(
    ...Object.entries(outward(game).choices).map(([kind, fields]) => objectOf({ ...about(kind), ...fields })),
  )

/** A question with its text and its answers. */
const asked = (game: string): Schema =>
  eitherOf(
    ...Object.entries(outward(game).choices).map(([kind, fields]) =>
      objectOf({
        ...about(kind),
        ...fields,
        prompt: TEXT,
        text: TEXT,
        total: COUNT,
        picks: listOf({ $ref: `#/$defs/${game}.pick.${kind}` }),
        answer: objectOf({ op: oneOf(['do']), choice: COUNT, seat: SEAT, pick: TEXT }),
      }),
    ),
  )

/** The answers to each kind of question, each under a name of its own. */
const picksByKind = (game: string): [string, Schema][] =>
  Object.entries(outward(game).picks).map(([kind, schema]) => [`${game}.pick.${kind}`, schema])

/** A file, whose inner form is its own: it is written, kept and given back as it is. */
const RECORD: Schema = objectOf(
  {
    format: TEXT,
    version: COUNT,
    for: oneOf(['host', 'players']),
    game: TEXT,
    rules: COUNT,
    options: { $ref: '#/$defs/options' },
    chance: listOf(mapOf(ANYTHING)),
    batches: listOf(mapOf(ANYTHING)),
    seal: TEXT,
  },
  { release: objectOf({ version: TEXT }, { hash: TEXT }), script: mapOf(ANYTHING), help: listOf(TEXT) },
)

/** A campaign's file: the files of its games, and what it has come to. */
const CAMPAIGN_RECORD: Schema = objectOf({
  format: TEXT,
  version: COUNT,
  campaign: TEXT,
  rules: COUNT,
  options: ANYTHING,
  games: listOf({ $ref: '#/$defs/record' }),
  state: { $ref: '#/$defs/campaign' },
  seal: TEXT,
})

const ERROR = objectOf({ code: TEXT, message: TEXT }, { rule: TEXT })
const ID: Schema = { anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'null' }] }

const parts = (): Schemas => ({
  ...ofEveryGame('options', (game) => outward(game).options),
  ...ofEveryGame('event', (game) => eitherOf(...Object.values(outward(game).events))),
  ...ofEveryGame('question', questions),
  ...ofEveryGame('asked', asked),
  ...Object.fromEntries(ALL_GAMES.flatMap(({ id }) => picksByKind(id))),
  ...ofEveryGame('pick', (game) =>
    eitherOf(...picksByKind(game).map(([name]) => ({ $ref: `#/$defs/${name}` }))),
  ),
  ...ofEveryGame('view', (game) => outward(game).view),
  ...ofEveryGame('board', (game) => outward(game).board),
  ...ofEveryGame('odds', (game) => outward(game).odds),
  ...ofEveryGame('game', (game) =>
    GAMES.some(({ id }) => id === game)
      ? objectOf({ game: oneOf([game]), ...properties(outward(game).catalogue) })
      : null,
  ),
  ...Object.fromEntries(CAMPAIGNS.map(({ campaign, schema }) => [`${campaign.id}.campaign`, schema])),
  campaign: eitherOf(...CAMPAIGNS.map(({ campaign }) => ({ $ref: `#/$defs/${campaign.id}.campaign` }))),
  'campaign-record': CAMPAIGN_RECORD,
  earned: objectOf({ id: nameOf('achievement'), seat: orNull(SEAT) }),
  record: RECORD,
  error: objectOf({ id: ID, error: ERROR }),
})

/** A request as the engine reads it. */
function requestSchema(name: string, { request }: Op): Schema {
  // What a check says is said by the type behind it: an object is no list.
  const config = { target: 'draft-2020-12', typeMode: 'output' } as const
  const { $schema: _, ...schema } = toJsonSchema(request, config) as unknown as Schema
  return { ...schema, properties: { ...properties(schema), op: oneOf([name]) } as unknown as Json }
}

/** The whole protocol: every request by its operation, every answer, and all that stands in them. */
export function protocolSchema(ops: Readonly<Record<string, Op>>): Schema {
  const names = Object.keys(ops)
  const defs: Schemas = {
    ...Object.fromEntries(
      Object.entries(ops).map(([name, op]) => [`request.${name}`, requestSchema(name, op)]),
    ),
    ...Object.fromEntries(
      Object.entries(ops).map(([name, { answer }]) => [`answer.${name}`, objectOf({ id: ID, ok: answer })]),
    ),
    request: eitherOf(...names.map((name) => ({ $ref: `#/$defs/request.${name}` }))),
    answer: eitherOf(...names.map((name) => ({ $ref: `#/$defs/answer.${name}` })), { $ref: '#/$defs/error' }),
    ...parts(),
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The engine’s protocol: a line is a request or an answer',
    anyOf: [{ $ref: '#/$defs/request' }, { $ref: '#/$defs/answer' }],
    $defs: defs as unknown as Json,
  }
}

/** The schema as text, one part a line: whoever changes the protocol sees which. */
export function schemaText(ops: Readonly<Record<string, Op>>): string {
  const { $defs, ...head } = protocolSchema(ops)
  const lines = Object.entries($defs as object).map(([name, part]) => `  "${name}": ${JSON.stringify(part)}`)
  const opening = JSON.stringify(head).slice(0, -1)
  return `${opening}, "$defs": {\n${lines.join(',\n')}\n}}\n`
}
