import {
  Bug,
  type Drawn,
  type Fault,
  type Game,
  type GameModule,
  has,
  isFault,
  isRecord,
  isRefusal,
  type Json,
  type Seat,
} from '@graveshift/kernel'
import { isCommand, isUndo } from './batch.ts'
import type { Help } from './help.ts'
import { type LogFault, readRecordedOptions, versionOf } from './load.ts'
import { Diverged, RecordedLuck } from './luck.ts'
import { parsePlain } from './plain.ts'
import {
  count,
  DamagedFile,
  damaged,
  HASH,
  list,
  object,
  readDrawn,
  readHelp,
  readSegment,
  text,
} from './read-fields.ts'
import { type GameRecord, makeRecord, sealOf } from './record.ts'
import { readSegment as openSegmentRecord, type SegmentRecord } from './segment.ts'
import { Session } from './session.ts'

// A record without everything that playing it again brings back: short enough for a link.

export const OUTLINE_FORMAT = 'graveshift-outline'
const OUTLINE_VERSION = 1
/** Far longer than any game; and no log of takings-back can keep a reader busy for long. */
const MOST_STEPS = 5_000
export const LONGEST_OUTLINE = 1024 * 1024

/** `[draws]` or `[draws, scripted]` of the setup; `[seat, choice, pick, draws]` of a command; `[to]` or `[to, by]`. */
type Step =
  | { readonly drawn: readonly Drawn[]; readonly scripted: readonly number[] }
  | {
      readonly seat: Seat
      readonly choice: number
      readonly pick: Json
      readonly drawn: readonly Drawn[]
      readonly scripted: readonly number[]
    }
  | { readonly undo: number; readonly by: Seat | undefined }

interface Outline {
  readonly game: string
  readonly rules: number
  readonly options: Json
  readonly chance: readonly SegmentRecord[]
  readonly steps: readonly Step[]
  readonly help: readonly Help[]
  readonly seal: string
}

const optional = (values: readonly number[]): Json[] => (values.length > 0 ? [[...values]] : [])

const writeDrawn = (drawn: readonly Drawn[]): Json => drawn.map((draw) => [...draw])

/** What a players' record says that cannot be computed. Its seal is kept: what is rebuilt must be the very same. */
export function outlineOf(record: GameRecord): Json {
  if (record.for !== 'players') throw new Bug('only what players may have is outlined')
  const { game, rules, options, chance, help, seal } = record
  const steps = record.batches.map((batch): Json => {
    if (isUndo(batch)) return batch.by === undefined ? [batch.undo] : [batch.undo, batch.by]
    const tail = [writeDrawn(batch.drawn), ...optional(batch.scripted ?? [])]
    return isCommand(batch) ? [batch.seat, batch.choice, batch.pick, ...tail] : tail
  })
  const plainChance = chance.map((segment): Json => ({ ...segment }))
  return {
    format: OUTLINE_FORMAT,
    version: OUTLINE_VERSION,
    game,
    rules,
    options,
    chance: plainChance,
    steps,
    ...(help ? { help: [...help] } : {}),
    seal,
  }
}

function readStep(raw: Json, where: string): Step {
  if (!Array.isArray(raw)) return damaged(where, 'is not a list')
  const draws = (value: Json | undefined) => list(value, `${where}.drawn`, readDrawn)
  const scripts = (value: Json | undefined) =>
    value === undefined ? [] : list(value, `${where}.scripted`, count)
  if (Array.isArray(raw[0])) return { drawn: draws(raw[0]), scripted: scripts(raw[1]) }
  if (raw.length <= 2)
    return {
      undo: count(raw[0], where),
      by: raw[1] === undefined ? undefined : count(raw[1], `${where}.by`),
    }
  return {
    seat: count(raw[0], `${where}.seat`),
    choice: count(raw[1], `${where}.choice`),
    pick: raw[2] ?? null,
    drawn: draws(raw[3]),
    scripted: scripts(raw[4]),
  }
}

function readOutline(raw: string): Outline | Fault {
  const read = parsePlain(raw, LONGEST_OUTLINE)
  if (isFault(read)) return read
  const { plain } = read
  if (!isRecord(plain) || plain.format !== OUTLINE_FORMAT)
    return { fault: 'not-a-game', message: 'this is not the outline of a game of Graveshift' }
  if (typeof plain.version === 'number' && plain.version > OUTLINE_VERSION)
    return { fault: 'future-version', message: 'written by a newer Graveshift' }
  try {
    const fields = object(
      plain as Json,
      'the outline',
      'format version game rules options chance steps seal',
      'help',
    )
    const chance = list(fields.chance, 'chance', readSegment, MOST_STEPS)
    return {
      game: text(fields.game, 'game'),
      rules: count(fields.rules, 'rules'),
      options: fields.options ?? null,
      chance: chance.length > 0 ? chance : damaged('chance', 'is empty'),
      steps: list(fields.steps, 'steps', readStep, MOST_STEPS),
      help: fields.help === undefined ? [] : readHelp(fields.help),
      seal: text(fields.seal, 'seal', HASH),
    }
  } catch (error) {
    if (error instanceof DamagedFile) return { fault: 'damaged', message: error.message }
    throw error
  }
}

const diverged = (seq: number, why: string): LogFault => ({
  fault: 'diverged',
  message: `step ${seq} is not what the rules allow: ${why}`,
  seq,
})

/** The whole record again, by playing the outline. Anything but the very same game is refused. */
export function recordFromOutline<G extends Game>(module: GameModule<G>, raw: string): GameRecord | LogFault {
  const outline = readOutline(raw)
  if (isFault(outline)) return outline
  if (outline.game !== module.id)
    return { fault: 'foreign-game', message: `a game of '${outline.game}', not of '${module.id}'` }
  const version = versionOf(module)
  if (outline.rules !== version)
    return {
      fault: 'other-rules',
      message: `played by version ${outline.rules} of the rules, not ${version}`,
    }
  const options = readRecordedOptions(module, outline.options)
  if (isFault(options)) return { fault: 'damaged', message: `options: ${options.message}` }
  const [setup, ...steps] = outline.steps
  if (!setup || has(setup, 'undo') || has(setup, 'choice')) return diverged(0, 'it is not a setup')
  const luck = new RecordedLuck()
  const segments = outline.chance.map(openSegmentRecord)
  let seq = 0
  try {
    luck.expect(setup.drawn, setup.scripted)
    const session = new Session({ module, options, segments, luck })
    session.markHelp(outline.help)
    for (const step of steps) {
      seq++
      const done = play(session, luck, step)
      if (done === undefined) return diverged(seq, 'it is a second setup')
      if (isRefusal(done)) return diverged(seq, done.refused)
    }
    const record = makeRecord(session, 'players', segments, {})
    return sealOf(record) === outline.seal
      ? record
      : { fault: 'damaged', message: 'the seal is broken: the link was damaged or edited' }
  } catch (error) {
    if (error instanceof Diverged || error instanceof Bug) return diverged(seq, error.message)
    throw error
  }
}

function play<G extends Game>(session: Session<G>, luck: RecordedLuck, step: Step) {
  if (has(step, 'undo')) {
    luck.expect([], [])
    return session.undoAgain(step)
  }
  if (!has(step, 'choice')) return undefined
  luck.expect(step.drawn, step.scripted)
  return session.do(step.seat, step.choice, step.pick)
}
