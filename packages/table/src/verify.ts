import { type Game, type GameModule, isFault, type KeyedChance } from '@graveshift/kernel'
import { isUndo } from './batch.ts'
import type { Help } from './help.ts'
import { brokenSegment, resimulate } from './load.ts'
import { readRecord } from './read-record.ts'
import type { GameRecord } from './record.ts'
import { keyedChance, readSegment } from './segment.ts'
import type { Session } from './session.ts'

export type CheckName = 'form' | 'batches' | 'commitment' | 'draws'

/** One thing that was checked: it holds, it does not, or it cannot be told because the secret is not out yet. */
export interface Check {
  readonly check: CheckName
  readonly result: 'ok' | 'failed' | 'open'
  /** The first batch at which it failed or stayed open. */
  readonly seq?: number
  readonly why?: string
}

export interface Report {
  /** Nothing failed. */
  readonly good: boolean
  readonly checks: readonly Check[]
  /** Draws that were scripted: luck did not decide them, whatever the secret. */
  readonly scripted: number
  /** How many secrets the game was played with, one after another. */
  readonly segments: number
  /** Help the game says it was played with. */
  readonly help: readonly Help[]
  readonly outcome?: string
  /** Why it could not be read or played again, if so. */
  readonly trouble?: string
}

/** Plays a saved game again from its secrets and says what of it holds. */
export function verify<G extends Game>(module: GameModule<G>, raw: unknown): Report {
  const record = readRecord(raw)
  if (isFault(record))
    return {
      good: false,
      checks: [{ check: 'form', result: 'failed', why: record.message }],
      scripted: 0,
      segments: 0,
      help: [],
      trouble: record.fault,
    }
  const session = resimulate(module, record)
  const checks: Check[] = [{ check: 'form', result: 'ok' }]
  if (isFault(session)) {
    const { message: why, seq } = session
    checks.push({ check: 'batches', result: 'failed', why, ...(seq === undefined ? {} : { seq }) })
    return { ...report(checks, record), trouble: session.fault }
  }
  checks.push({ check: 'batches', result: 'ok' }, checkCommitments(record), checkDraws(session, record))
  return report(checks, record, session.outcome)
}

function report(checks: readonly Check[], record: GameRecord, outcome?: string): Report {
  return {
    good: checks.every(({ result }) => result !== 'failed'),
    checks,
    scripted: record.batches.reduce(
      (sum, batch) => sum + (isUndo(batch) ? 0 : (batch.scripted?.length ?? 0)),
      0,
    ),
    segments: record.chance.length,
    help: record.help ?? [],
    ...(outcome === undefined ? {} : { outcome }),
  }
}

function checkCommitments(record: GameRecord): Check {
  const segments = record.chance.map(readSegment)
  const broken = segments.find(brokenSegment)
  if (broken)
    return { check: 'commitment', result: 'failed', seq: broken.from, why: 'the secret is another one' }
  const open = segments.find(({ secret }) => !secret)
  return open
    ? { check: 'commitment', result: 'open', seq: open.from }
    : { check: 'commitment', result: 'ok' }
}

/** Compares every draw that was left to luck with what the secret of its segment gives at its place. */
function checkDraws<G extends Game>({ rules }: Session<G>, record: GameRecord): Check {
  const counters = rules.streams.map(() => 0)
  let open: number | undefined
  let chance: KeyedChance | undefined
  for (const batch of record.batches) {
    const begun = record.chance.find(({ from }) => from === batch.seq)
    if (begun) {
      const { secret, share } = readSegment(begun)
      chance = secret && keyedChance(rules, secret, share)
    }
    if (isUndo(batch)) continue
    for (const [at, [stream, n, result]] of batch.drawn.entries()) {
      const index = counters[stream] ?? 0
      counters[stream] = index + 1
      if (batch.scripted?.includes(at)) continue
      if (!chance) open ??= batch.seq
      else if (chance.below(n, stream, index) !== result) {
        const why = `draw ${index + 1} of the stream '${rules.streams[stream]}' is not what its secret gives`
        return { check: 'draws', result: 'failed', seq: batch.seq, why }
      }
    }
  }
  return open === undefined ? { check: 'draws', result: 'ok' } : { check: 'draws', result: 'open', seq: open }
}
