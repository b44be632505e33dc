import { type Fault, fault, isFault, isRecord, type Release } from '@graveshift/kernel'
import { readBy } from '@graveshift/kernel/read-by'
import * as v from 'valibot'
import { parsePlain, readPlain } from './plain.ts'
import { FORMAT, type GameRecord, sealOf, VERSION } from './record.ts'
import { recordSchema, releaseSchema } from './record-schema.ts'

/** The game and the release that something says of itself which may be a record or an outline; nothing is checked but these. */
export function rulesNamedIn(
  raw: unknown,
): { readonly game: string; readonly release?: Release } | undefined {
  const plain: unknown = typeof raw === 'string' ? parsed(raw) : raw
  if (!isRecord(plain) || typeof plain.game !== 'string') return undefined
  const { game, release } = plain
  return v.is(releaseSchema, release) ? { game, release } : { game }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const LONGEST_FILE = 32 * 1024 * 1024

/** Reads a file from outside, field by field: its form only; whether it is a true game is for `loadSession`. */
export function readRecord(raw: unknown): GameRecord | Fault {
  const read = typeof raw === 'string' ? parsePlain(raw, LONGEST_FILE) : readPlain(raw)
  if (isFault(read)) return read
  const { plain } = read
  if (!isRecord(plain) || plain.format !== FORMAT)
    return fault('not-a-game', 'this is not a saved game of Graveshift')
  if (typeof plain.version === 'number' && plain.version > VERSION)
    return fault('future-version', `saved by a newer Graveshift (file version ${plain.version})`)
  if (plain.version !== VERSION && plain.version !== 1)
    return fault('damaged', 'the file version is not as it should be')
  const record = readBy<GameRecord>(recordSchema, plain, 'damaged')
  if (isFault(record)) return record
  return sealOf(record) === record.seal
    ? record
    : fault('damaged', 'the seal is broken: the file was damaged or edited')
}
