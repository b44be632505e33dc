import { type Event, type Fault, has, isFault, isRecord, type Json } from '@graveshift/kernel'
import type { Batch, Forced } from './batch.ts'
import { parsePlain, readPlain } from './plain.ts'
import {
  count,
  DamagedFile,
  damaged,
  type Fields,
  HASH,
  list,
  object,
  readDrawn,
  readHelp,
  readSegment,
  text,
} from './read-fields.ts'
import { FORMAT, type GameRecord, sealOf, VERSION } from './record.ts'

const LONGEST_FILE = 32 * 1024 * 1024
const MOST_BATCHES = 100_000

function readForced(raw: Json, where: string): Forced {
  const { choice, kind, seat, pick } = object(raw, where, 'choice kind seat pick')
  return {
    choice: count(choice, `${where}.choice`),
    kind: text(kind, `${where}.kind`),
    seat: seat === 'team' ? seat : count(seat, `${where}.seat`),
    pick: pick ?? null,
  }
}

/** Events are compared with those the rules make, whole: nothing else of them is relied upon. */
function readEvent(raw: Json, where: string): Event {
  if (!isRecord(raw)) return damaged(where, 'is not an object')
  return { ...raw, type: text(raw.type as Json, `${where}.type`) }
}

const HAPPENED = 'seq events forced drawn hash link'

function readBatch(raw: Json, where: string): Batch {
  if (isRecord(raw) && has(raw, 'undo')) {
    const { seq, undo, by, hash, link } = object(raw, where, 'seq undo hash link', 'by')
    return {
      seq: count(seq, `${where}.seq`),
      undo: count(undo, `${where}.undo`),
      ...(by === undefined ? {} : { by: count(by, `${where}.by`) }),
      hash: text(hash, `${where}.hash`, HASH),
      link: text(link, `${where}.link`, HASH),
    }
  }
  const command = isRecord(raw) && has(raw, 'choice')
  const fields = object(raw, where, command ? `${HAPPENED} seat choice kind pick` : HAPPENED, 'scripted')
  const happened = {
    seq: count(fields.seq, `${where}.seq`),
    events: list(fields.events, `${where}.events`, readEvent),
    forced: list(fields.forced, `${where}.forced`, readForced),
    drawn: list(fields.drawn, `${where}.drawn`, readDrawn),
    ...(fields.scripted === undefined ? {} : { scripted: list(fields.scripted, `${where}.scripted`, count) }),
    hash: text(fields.hash, `${where}.hash`, HASH),
    link: text(fields.link, `${where}.link`, HASH),
  }
  if (!command) return happened
  return {
    ...happened,
    seat: count(fields.seat, `${where}.seat`),
    choice: count(fields.choice, `${where}.choice`),
    kind: text(fields.kind, `${where}.kind`),
    pick: fields.pick ?? null,
  }
}

function readScript(raw: Json | undefined): Record<string, readonly (string | number)[]> {
  if (!isRecord(raw)) return damaged('script', 'is not an object')
  const script: Record<string, readonly (string | number)[]> = {}
  for (const [stream, results] of Object.entries(raw))
    script[stream] = list(results as Json, `script.${stream}`, (result, where) =>
      typeof result === 'string' || typeof result === 'number' ? result : damaged(where, 'is not a result'),
    )
  return script
}

function readFields(raw: Fields): GameRecord {
  object(raw, 'the file', 'format version for game rules options chance batches seal', 'script help')
  const chance = list(raw.chance, 'chance', readSegment, MOST_BATCHES)
  if (chance.length === 0) damaged('chance', 'is empty')
  chance.forEach(({ from }, index) => {
    const before = chance[index - 1]
    if (before ? from <= before.from : from !== 0) damaged(`chance[${index}].from`, 'is out of order')
  })
  const batches = list(raw.batches, 'batches', readBatch, MOST_BATCHES)
  if (batches.length === 0) damaged('batches', 'is empty')
  return {
    format: FORMAT,
    version: VERSION,
    for:
      raw.for === 'host' || raw.for === 'players' ? raw.for : damaged('for', 'is neither host nor players'),
    game: text(raw.game, 'game'),
    rules: count(raw.rules, 'rules'),
    options: raw.options ?? null,
    chance,
    ...(raw.script === undefined ? {} : { script: readScript(raw.script) }),
    ...(raw.help === undefined ? {} : { help: readHelp(raw.help) }),
    batches,
    seal: text(raw.seal, 'seal', HASH),
  }
}

/** Reads a file from outside, field by field: its form only; whether it is a true game is for `loadSession`. */
export function readRecord(raw: unknown): GameRecord | Fault {
  const read = typeof raw === 'string' ? parsePlain(raw, LONGEST_FILE) : readPlain(raw)
  if (isFault(read)) return read
  const { plain } = read
  if (!isRecord(plain) || plain.format !== FORMAT)
    return { fault: 'not-a-game', message: 'this is not a saved game of Graveshift' }
  if (typeof plain.version === 'number' && plain.version > VERSION)
    return { fault: 'future-version', message: `saved by a newer Graveshift (file version ${plain.version})` }
  if (plain.version !== VERSION)
    return { fault: 'damaged', message: 'the file version is not as it should be' }
  try {
    const record = readFields(plain as Fields)
    return sealOf(record) === record.seal
      ? record
      : { fault: 'damaged', message: 'the seal is broken: the file was damaged or edited' }
  } catch (error) {
    if (error instanceof DamagedFile) return { fault: 'damaged', message: error.message }
    throw error
  }
}
