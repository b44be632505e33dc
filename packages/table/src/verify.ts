import { type Game, type GameModule, isFault, type KeyedChance, nonceFrom } from '@graveshift/kernel'
import { isUndo } from './batch.ts'
import type { Help } from './help.ts'
import { brokenSegment, resimulate } from './load.ts'
import { readRecord } from './read-record.ts'
import type { GameRecord } from './record.ts'
import { keyedChance, readSegment } from './segment.ts'
import type { Session } from './session.ts'

export type CheckName = 'form' | 'batches' | 'commitment' | 'draws' | 'part'

/** One thing that was checked: it holds, it does not, or it cannot be told because the secret is not out yet. */
export interface Check {
  readonly check: CheckName
  readonly result: 'ok' | 'failed' | 'open'
  /** The first batch at which it failed or stayed open. */
  readonly seq?: number
  readonly why?: string
}

/**
 * What a file is, in one word: played to its end with everything open and true; sound as far as it goes, but not over;
 * over, with the secret of its luck not yet open; not to be trusted; or of another Graveshift, which this one cannot
 * judge.
 */
export type Standing = 'finished' | 'unfinished' | 'unopened' | 'bad' | 'unjudged'

/** What somebody kept of an online game: the own part in its luck, and the server's promise, by both or one. */
export interface KeptOfGame {
  readonly nonce: string
  readonly commitment?: string
}

export interface Report {
  readonly standing: Standing
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
export function verify<G extends Game>(module: GameModule<G>, raw: unknown, kept?: KeptOfGame): Report {
  const record = readRecord(raw)
  if (isFault(record))
    return {
      standing: standingOf([], undefined, record.fault),
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
    const found = report(checks, record)
    return { ...found, trouble: session.fault, standing: standingOf(checks, undefined, session.fault) }
  }
  checks.push({ check: 'batches', result: 'ok' }, checkCommitments(record), checkDraws(session, record))
  if (kept) checks.push(checkPart(record, kept))
  return report(checks, record, session.outcome)
}

function report(checks: readonly Check[], record: GameRecord, outcome?: string): Report {
  return {
    standing: standingOf(checks, outcome),
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

/** Files of another Graveshift: neither good nor bad. */
const OF_ANOTHER: readonly (string | undefined)[] = ['future-version', 'other-rules']

function standingOf(checks: readonly Check[], outcome: string | undefined, trouble?: string): Standing {
  if (OF_ANOTHER.includes(trouble)) return 'unjudged'
  if (trouble !== undefined || checks.some(({ result }) => result === 'failed')) return 'bad'
  if (outcome === undefined) return 'unfinished'
  return checks.some(({ result }) => result === 'open') ? 'unopened' : 'finished'
}

/** Whether one's own part went into the luck, after the promise that was made to oneself. */
function checkPart({ chance }: GameRecord, { nonce, commitment }: KeptOfGame): Check {
  const own = chance.find(({ share }) => share?.nonces.includes(nonceFrom(nonce)))
  if (!own) return { check: 'part', result: 'failed', why: 'this part is not in the luck of this game' }
  return commitment === undefined || own.commitment === commitment
    ? { check: 'part', result: 'ok' }
    : { check: 'part', result: 'failed', why: 'the server had promised something else' }
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
