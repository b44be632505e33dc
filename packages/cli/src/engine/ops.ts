import { isFault, isRefusal, type Json, type Seat, type Viewer } from '@graveshift/kernel'
import { type BatchOf, isCommand, isUndo, loadSession, type Script, Session } from '@graveshift/table'
import { type AnyGame, findGame, GAMES } from '../games.ts'
import { FIRST_GAME, LANGUAGES, NAMES, type Words } from '../words.ts'
import { badRequest, complain, faulty, refused } from './complaint.ts'
import type { Request } from './request.ts'
import type { OpenTable, Tables } from './tables.ts'
import { type Asked, think } from './think.ts'

/** What an operation works with. */
export interface Context {
  readonly tables: Tables
  readonly words: Words
  /** 32 bytes nobody can guess. */
  freshSecret(): Uint8Array
}

type Op = (request: Request, context: Context) => object

/** A question without its answers. */
function question({ id, lane: _, ...rest }: AnyGame['choice']): object {
  return { choice: id, ...rest }
}

/** Where a table stands: what every change of it is answered with. */
function standing({ session }: OpenTable): object {
  return {
    seq: session.seq,
    hash: session.hash,
    outcome: session.outcome,
    open: session.choices().map(question),
  }
}

function opened(table: OpenTable, tables: Tables): object {
  tables.add(table)
  const { session, name } = table
  return {
    table: name,
    game: session.module.id,
    options: session.options,
    seats: session.seats,
    commitment: session.commitment,
    horizon: session.horizon,
    ...standing(table),
  }
}

function gameOf(request: Request) {
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
const toldAs = (request: Request) => ({ lang: request.language(), names: request.names() })

function begin(request: Request, context: Context, options: Json): object {
  const name = context.tables.nameFor(request)
  const game = gameOf(request)
  const seed = request.seed()
  const spec = seed === undefined ? { secret: context.freshSecret() } : { seed }
  const session = Session.start(game, options, spec, scriptOf(request, options, game))
  if (isRefusal(session)) throw refused(session)
  return opened({ name, session, ...toldAs(request) }, context.tables)
}

function loadInto(request: Request, context: Context): Session<AnyGame> {
  const raw = request.any('record')
  const id = typeof raw === 'object' && raw !== null && 'game' in raw ? raw.game : undefined
  const game = typeof id === 'string' ? findGame(id) : GAMES[0]
  if (!game) throw complain('unknown-game', { game: String(id) })
  const session = loadSession(game, raw, context.freshSecret)
  if (isFault(session)) throw faulty(session)
  return session
}

function viewerOf(request: Request, session: Session<AnyGame>): Viewer {
  const field = request.has('seat') ? 'seat' : 'viewer'
  if (!request.has(field)) return 'spectator'
  const value = request.any(field)
  if (value === 'spectator') return value
  return seatOf(value, session)
}

function seatOf(value: Json, session: Session<AnyGame>): Seat {
  if (typeof value === 'number' && value >= 0 && value < session.seats) return value
  throw badRequest(`a seat is a whole number from 0 to ${session.seats - 1}`)
}

/** The question a `do` means, and who answers: what goes unsaid must be the only possibility. */
function meant(request: Request, session: Session<AnyGame>): Asked {
  const seat = request.has('seat') ? seatOf(request.any('seat'), session) : undefined
  const choice = request.count('choice')
  if (choice !== undefined) {
    const asked = session.choices().find(({ id }) => id === choice)
    return { choice, seat: seat ?? (typeof asked?.seat === 'number' ? asked.seat : 0) }
  }
  if (session.outcome !== undefined) throw refused({ refused: 'game-over', rule: 'KERNEL' })
  const [only, ...others] = session.choices(seat)
  if (!only || others.length > 0)
    throw badRequest(`'choice' is missing: ${others.length + (only ? 1 : 0)} are open`)
  return { choice: only.id, seat: seat ?? (only.seat === 'team' ? 0 : only.seat) }
}

function batchSaid(batch: BatchOf<AnyGame>): object {
  if (isUndo(batch)) return { undo: batch.undo, by: batch.by }
  const { events, forced, drawn, scripted } = batch
  return {
    ...(isCommand(batch) ? { kind: batch.kind, pick: batch.pick } : {}),
    events,
    forced,
    drawn,
    scripted,
  }
}

/** Every operation, by the name it is asked for. */
export const OPS: Readonly<Record<string, Op>> = {
  games: (_request, { tables }) => ({
    games: GAMES.map((game) => ({ game: game.id, ...(game.catalogue() as object) })),
    languages: LANGUAGES,
    names: NAMES,
    ops: Object.keys(OPS),
    tables: tables.names(),
  }),

  new(request, context) {
    request.only('options', 'game', 'seed', 'script')
    const options = gameOf(request).readOptions(request.has('options') ? request.object('options') : {})
    if (isFault(options)) throw faulty(options)
    return begin(request, context, options)
  },

  position(request, context) {
    request.only('position', 'game', 'seed', 'script')
    const options = gameOf(request).readPosition(request.any('position'))
    if (isFault(options)) throw faulty(options)
    return begin(request, context, options)
  },

  script(request, { tables }) {
    const { session } = tables.of(request)
    const fault = session.script(request.text('stream'), request.any('results'))
    if (fault) throw faulty(fault)
    return { coming: session.coming() }
  },

  choices(request, { tables, words }) {
    const { session } = tables.of(request)
    const seat = request.has('seat') ? seatOf(request.any('seat'), session) : undefined
    const offset = request.count('offset') ?? 0
    const limit = request.count('limit')
    const only = request.count('choice')
    const seats = seat === undefined ? Array.from({ length: session.seats }, (_, each) => each) : [seat]
    const asides = seats.flatMap((each) => session.aside(each) ?? [])
    const asked = [...session.choices(seat), ...asides].filter(({ id }) => only === undefined || id === only)
    return {
      outcome: session.outcome,
      choices: asked.map((choice) => {
        const picks = session.picks(choice)
        return {
          ...question(choice),
          prompt: `choice.${choice.kind}`,
          text: words.say(`choice.${choice.kind}`),
          total: picks.length,
          picks: picks.slice(offset, limit === undefined ? undefined : offset + limit),
          answer: {
            op: 'do',
            choice: choice.id,
            seat: seat ?? (choice.seat === 'team' ? 0 : choice.seat),
            pick: 'one of picks',
          },
        }
      }),
    }
  },

  do(request, { tables }) {
    const table = tables.of(request)
    const { session } = table
    const basis = request.count('basis')
    if (basis !== undefined && basis !== session.seq)
      throw refused({ refused: 'stale-choice', rule: 'KERNEL' })
    const { seat, choice } = meant(request, session)
    const done = session.do(seat, choice, request.any('pick'))
    if (isRefusal(done)) throw refused(done)
    return { ...batchSaid(done), ...standing(table) }
  },

  bot(request, { tables, words }) {
    const table = tables.of(request)
    const { session } = table
    const asked = meant(request, session)
    const { pick, why, ...thought } = think(request, session, asked)
    const said = { ...asked, ...thought, pick, why: why.word, text: words.tell(why) }
    if (!request.truth('do')) return said
    const done = session.do(asked.seat, asked.choice, pick)
    if (isRefusal(done)) throw refused(done)
    return { ...said, ...batchSaid(done), ...standing(table) }
  },

  undo(request, { tables }) {
    const table = tables.of(request)
    const to = request.count('to')
    const seat = request.has('seat') ? seatOf(request.any('seat'), table.session) : undefined
    const done = table.session.undo({
      ...(to === undefined ? {} : { to }),
      ...(seat === undefined ? {} : { seat }),
    })
    if (isRefusal(done)) throw refused(done)
    return { ...batchSaid(done), ...standing(table) }
  },

  view(request, { tables }) {
    const { session } = tables.of(request)
    return { seq: session.seq, horizon: session.horizon, ...session.view(viewerOf(request, session)) }
  },

  state(request, { tables }) {
    const { session } = tables.of(request)
    return { seq: session.seq, hash: session.hash, state: session.state }
  },

  odds(request, { tables }) {
    const { session } = tables.of(request)
    return { odds: session.module.odds(session.options, session.state.board) }
  },

  save(request, { tables }) {
    const { session } = tables.of(request)
    return { record: session.record({ for: request.one('for', ['host', 'players']) ?? 'host' }) }
  },

  load(request, context) {
    const name = context.tables.nameFor(request)
    return opened({ name, session: loadInto(request, context), ...toldAs(request) }, context.tables)
  },

  replay(request, context) {
    const session = request.has('record') ? loadInto(request, context) : context.tables.of(request).session
    const lines = session.told(request.count('from') ?? 0).map(({ seq, seat, telling }) => ({
      seq,
      seat,
      text: context.words.tell(telling),
      ...telling,
    }))
    return { lines, outcome: session.outcome }
  },

  close(request, { tables }) {
    const table = tables.of(request)
    tables.close(table)
    return { closed: table.name }
  },
}
