import {
  canonical,
  type Fault,
  type Game,
  type GameModule,
  has,
  isBug,
  isFault,
  isRecord,
  isRefusal,
  type Json,
  type Refusal,
} from '@graveshift/kernel'
import { type Batch, isCommand, isUndo } from './batch.ts'
import { Diverged, RecordedLuck } from './luck.ts'
import { mayHaveChanged, otherRules } from './other-rules.ts'
import { readRecord } from './read-record.ts'
import type { GameRecord } from './record.ts'
import { keyedChance, openSegment, readSegment, type Segment } from './segment.ts'
import { type Script, Session } from './session.ts'

/** A fault in the log of a file, and where. */
export interface LogFault extends Fault {
  readonly seq?: number
}

const diverged = (seq: number, why: string): LogFault => ({
  fault: 'diverged',
  message: `batch ${seq} is not what the rules make of it: ${why}`,
  seq,
})

/** Names the fields in which two batches differ. */
function differences(recorded: Batch, made: object): string {
  const fields = new Map(Object.entries(made))
  return Object.entries(recorded)
    .filter(([name, value]) => canonical(value) !== canonical(fields.get(name) ?? null))
    .map(([name]) => name)
    .join(', ')
}

/** Options as they stand in a file: complete, and of a game that began in the middle with its position inside. */
export function readRecordedOptions<G extends Game>(module: GameModule<G>, raw: Json): G['options'] | Fault {
  return isRecord(raw) && raw.position !== undefined
    ? module.readPosition(raw.position as Json)
    : module.readOptions(raw)
}

/** Plays a record's log again with its recorded draws; every batch must come out as it was recorded. */
export function resimulate<G extends Game>(module: GameModule<G>, record: GameRecord): Session<G> | LogFault {
  const session = playedAgain(module, record)
  if (!isFault(session) || !mayHaveChanged(module, record)) return session
  if (session.fault === 'foreign-game' || session.fault === 'other-rules') return session
  const whose = record.release ? `rules in development (${record.release.version})` : 'rules before releases'
  return {
    ...session,
    fault: 'other-rules',
    message: `played by ${whose}, changed since: ${session.message}`,
  }
}

function playedAgain<G extends Game>(module: GameModule<G>, record: GameRecord): Session<G> | LogFault {
  if (record.game !== module.id)
    return { fault: 'foreign-game', message: `a game of '${record.game}', not of '${module.id}'` }
  const other = otherRules(module, record)
  if (other) return other
  const options = readRecordedOptions(module, record.options)
  if (isFault(options)) return { fault: 'damaged', message: `options: ${options.message}` }
  if (canonical(options) !== canonical(record.options))
    return { fault: 'damaged', message: 'options: not complete' }
  const luck = new RecordedLuck()
  const [setup, ...rest] = record.batches
  if (!setup || isUndo(setup) || isCommand(setup)) return diverged(0, 'it is not a setup')
  let seq = 0
  try {
    luck.expect(setup.drawn, setup.scripted ?? [])
    const session = new Session({ module, options, segments: record.chance.map(readSegment), luck })
    session.markHelp(record.help ?? [])
    const first = compare(setup, session.log()[0])
    if (first) return first
    for (const batch of rest) {
      seq++
      const fault = compare(batch, repeat(session, luck, batch))
      if (fault) return fault.seq === seq ? fault : diverged(seq, fault.message)
    }
    return session
  } catch (error) {
    // Whatever a forged log makes the rules do, it is the log's fault.
    if (error instanceof Diverged || isBug(error)) return diverged(seq, error.message)
    throw error
  }
}

function repeat<G extends Game>(
  session: Session<G>,
  luck: RecordedLuck,
  batch: Batch,
): Batch | Refusal | undefined {
  if (isUndo(batch)) {
    luck.expect([], [])
    return session.undoAgain(batch)
  }
  if (!isCommand(batch)) return undefined
  luck.expect(batch.drawn, batch.scripted ?? [])
  return session.do(batch.seat, batch.choice, batch.pick)
}

function compare(recorded: Batch, made: Batch | Refusal | undefined): LogFault | undefined {
  if (made === undefined) return diverged(recorded.seq, 'it is a second setup')
  if (isRefusal(made)) return diverged(recorded.seq, `the rules refuse it (${made.refused}, ${made.rule})`)
  if (canonical(recorded) === canonical(made)) return undefined
  return diverged(recorded.seq, `other ${differences(recorded, made) || 'fields'}`)
}

/** A segment's secret must open its commitment: else later draws would not be those that were promised. */
export function brokenSegment(segment: Segment): boolean {
  const { secret, seed, commitment } = segment
  if (!secret) return seed !== undefined
  if (openSegment(0, { secret }).commitment !== commitment) return true
  return seed !== undefined && openSegment(0, { seed }).commitment !== commitment
}

function readScripts<G extends Game>(
  session: Session<G>,
  record: GameRecord,
): { readonly script: Script } | Fault {
  const script: Record<string, readonly (string | number)[]> = {}
  for (const [stream, raw] of Object.entries(record.script ?? {})) {
    if (!session.rules.streams.includes(stream))
      return { fault: 'damaged', message: `script: there is no stream '${stream}'` }
    const results = session.module.readScript(session.options, stream, raw)
    if (isFault(results)) return { fault: 'damaged', message: `script: ${results.message}` }
    script[stream] = results
  }
  return { script }
}

/**
 * A game from a file, checked batch by batch. A host's file goes on with the same luck; one without its secret goes
 * on with the fresh one, which is complete because decks are drawn from only when drawn.
 */
export function loadSession<G extends Game>(
  module: GameModule<G>,
  raw: unknown,
  freshSecret: () => Uint8Array,
): Session<G> | LogFault {
  const record = readRecord(raw)
  if (isFault(record)) return record
  const segments = record.chance.map(readSegment)
  if (segments.some(brokenSegment))
    return { fault: 'damaged', message: 'a secret does not open its commitment' }
  const session = resimulate(module, record)
  if (isFault(session)) return session
  const next = session.seq + 1
  const last = segments.at(-1)
  if (!last || last.from > next) return { fault: 'damaged', message: 'chance lies beyond the log' }
  const script = readScripts(session, record)
  if (has(script, 'fault')) return script
  if (last.secret) {
    session.continueWith(segments, keyedChance(session.rules, last.secret, last.share), script.script)
  } else {
    const fresh = openSegment(next, { secret: freshSecret() })
    const before = segments.filter(({ from }) => from < next)
    session.continueWith([...before, fresh], keyedChance(session.rules, fresh.secret), script.script)
  }
  // Whoever has the file of a finished game may have read what would have come.
  if (session.outcome !== undefined) session.disclose()
  return session
}
