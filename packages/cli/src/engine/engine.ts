import { nameOfRules } from '@graveshift/games'
import { isFault, isRecord } from '@graveshift/kernel'
import { readPlain } from '@graveshift/table'
import * as v from 'valibot'
import { fetchRules, findGame, gameOfRecord } from '../games.ts'
import { FIRST_GAME, type Language, type Words, wordsIn } from '../words.ts'
import { badRequest, Complaint, complain, type EngineError } from './complaint.ts'
import { type Common, read } from './op.ts'
import { OPS } from './ops/index.ts'
import { COMMON, LONGEST_ID } from './request-fields.ts'
import { protocolSchema } from './schema.ts'
import { Tables } from './tables.ts'

type Id = string | number | null

/** One answer for each request, with its id and either `ok` or `error`. */
export type Answer =
  | { readonly id: Id; readonly ok: object }
  | { readonly id: Id; readonly error: EngineError }

interface Settings {
  readonly lang: Language
  freshSecret(): Uint8Array
}

/** The protocol without its wires: a request in, its answer out. Nothing a request holds makes it throw. */
export class Engine {
  readonly #tables = new Tables()
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Answers one line of text. */
  /** Fetches the rules that a request's record was played by, if they are frozen ones; the answer tells what is missing. */
  async prepare(line: string): Promise<void> {
    if (!line.includes('"release"')) return
    try {
      const value: unknown = JSON.parse(line)
      if (isRecord(value)) await fetchRules(value.record)
    } catch {
      // What cannot be read is answered as such.
    }
  }

  answerLine(line: string): Answer {
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      return this.#complain(null, complain('bad-json'))
    }
    return this.answer(value)
  }

  /** The answer to a line that was too long to be read. */
  tooLong(most: number): Answer {
    return this.#complain(null, complain('too-long', { most }))
  }

  answer(value: unknown): Answer {
    const id = idOf(value)
    const plainly = readPlain(value)
    if (isFault(plainly)) return this.#complain(id, badRequest(plainly.message))
    const { plain } = plainly
    if (!isRecord(plain)) return this.#complain(id, badRequest('a request is an object'))
    if (id === null)
      return this.#complain(
        id,
        badRequest(`'id' must be a whole number or a text of at most ${LONGEST_ID} characters`),
      )
    let words = wordsIn(this.#settings.lang)
    try {
      const common = read(v.object(COMMON), plain)
      words = this.#wordsFor(common, plain)
      const op = Object.hasOwn(OPS, common.op) ? OPS[common.op] : undefined
      if (!op) throw complain('unknown-op', { op: common.op })
      const context = {
        tables: this.#tables,
        words,
        ops: Object.keys(OPS),
        schema: () => protocolSchema(OPS),
        freshSecret: this.#settings.freshSecret,
      }
      return { id, ok: op.run(plain, context) }
    } catch (error) {
      if (error instanceof Complaint) return { id, error: error.say(words) }
      // A broken invariant is ours; the table is as it was before the request.
      const why = error instanceof Error ? error.message : String(error)
      return { id, error: complain('internal', { why }).say(words) }
    }
  }

  /** In the request's language and with its names, else its table's, else the engine's; of the game that is meant. */
  #wordsFor(common: Common, plain: object): Words {
    const table = this.#tables.near(common)
    const game = gameNamed(plain) ?? (table ? nameOfRules(table.session.module) : FIRST_GAME)
    const language = common.lang ?? table?.lang ?? this.#settings.lang
    return wordsIn(language, game, common.names ?? table?.names)
  }

  #complain(id: Id, complaint: Complaint): Answer {
    return { id, error: complaint.say(wordsIn(this.#settings.lang)) }
  }
}

/** The game a request is about, where it or the record it brings along names one that exists. */
function gameNamed(plain: { readonly record?: unknown; readonly game?: unknown }): string | undefined {
  const recorded = gameOfRecord(plain.record)
  if (recorded) return nameOfRules(recorded)
  const named = isRecord(plain.record) ? plain.record.campaign : plain.game
  return typeof named === 'string' ? findGame(named)?.id : undefined
}

/** The id of a request, however wrong the rest of it is; null if it has none. */
function idOf(value: unknown): Id {
  if (!isRecord(value) || !Object.hasOwn(value, 'id')) return null
  const { id } = value
  if (typeof id === 'string') return id.length <= LONGEST_ID && !/[\ud800-\udfff]/u.test(id) ? id : null
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null
}
