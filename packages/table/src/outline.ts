import {
  Bug,
  type Drawn,
  type Fault,
  fault,
  type Game,
  type GameModule,
  has,
  isBug,
  isFault,
  isRecord,
  isRefusal,
  type Json,
} from '@graveshift/kernel'
import { readBy } from '@graveshift/kernel/read-by'
import * as v from 'valibot'
import { isCommand, isUndo } from './batch.ts'
import { type LogFault, readRecordedOptions } from './load.ts'
import { Diverged, RecordedLuck } from './luck.ts'
import { otherRules } from './other-rules.ts'
import { parsePlain } from './plain.ts'
import { type GameRecord, makeRecord, sealOf } from './record.ts'
import {
  chanceSchema,
  countSchema,
  drawnListSchema,
  hashSchema,
  helpSchema,
  jsonSchema,
  listOf,
  releaseSchema,
  scriptedSchema,
} from './record-schema.ts'
import { readSegment } from './segment.ts'
import { Session } from './session.ts'

// A record without everything that playing it again brings back: short enough for a link.

export const OUTLINE_FORMAT = 'graveshift-outline'
/** 1 is the form without the release. */
const OUTLINE_VERSION = 2
/** Far longer than any game; and no log of takings-back can keep a reader busy for long. */
const MOST_STEPS = 5_000
export const LONGEST_OUTLINE = 1024 * 1024

const optional = (values: readonly number[]): Json[] => (values.length > 0 ? [[...values]] : [])

const writeDrawn = (drawn: readonly Drawn[]): Json => drawn.map((draw) => [...draw])

/** What a players' record says that cannot be computed. Its seal is kept: what is rebuilt must be the very same. */
export function outlineOf(record: GameRecord): Json {
  if (record.for !== 'players') throw new Bug('only what players may have is outlined')
  const { game, rules, release, options, chance, help, seal } = record
  const steps = record.batches.map((batch): Json => {
    if (isUndo(batch)) return batch.by === undefined ? [batch.undo] : [batch.undo, batch.by]
    const tail = [writeDrawn(batch.drawn), ...optional(batch.scripted ?? [])]
    return isCommand(batch) ? [batch.seat, batch.choice, batch.pick, ...tail] : tail
  })
  const plainChance = chance.map((segment): Json => ({ ...segment }))
  return {
    format: OUTLINE_FORMAT,
    version: release ? OUTLINE_VERSION : 1,
    game,
    rules,
    ...(release ? { release: { ...release } } : {}),
    options,
    chance: plainChance,
    steps,
    ...(help ? { help: [...help] } : {}),
    seal,
  }
}

const scripted = v.optional(scriptedSchema, [])
const setupStep = v.pipe(
  v.tuple([drawnListSchema, scripted]),
  v.transform(([drawn, scripted]) => ({ drawn, scripted })),
)
const commandStep = v.pipe(
  v.tuple([countSchema, countSchema, jsonSchema, drawnListSchema, scripted]),
  v.transform(([seat, choice, pick, drawn, scripted]) => ({ seat, choice, pick, drawn, scripted })),
)
const undoStep = v.pipe(
  v.tuple([countSchema, v.optional(countSchema)]),
  v.transform(([undo, by]) => ({ undo, by })),
)
/** `[draws]` or `[draws, scripted]` of the setup; `[seat, choice, pick, draws]` of a command; `[to]` or `[to, by]`. */
const stepSchema = v.lazy((raw): typeof setupStep | typeof commandStep | typeof undoStep => {
  if (Array.isArray(raw) && Array.isArray(raw[0])) return setupStep
  return Array.isArray(raw) && raw.length <= 2 ? undoStep : commandStep
})
type Step = v.InferOutput<typeof stepSchema>

const outlineSchema = v.strictObject({
  format: v.literal(OUTLINE_FORMAT),
  version: v.picklist([1, OUTLINE_VERSION]),
  game: v.string(),
  rules: countSchema,
  release: v.exactOptional(releaseSchema),
  options: jsonSchema,
  chance: chanceSchema,
  steps: listOf(stepSchema, MOST_STEPS),
  help: v.exactOptional(helpSchema),
  seal: hashSchema,
})
type Outline = v.InferOutput<typeof outlineSchema>

function readOutline(raw: string): Outline | Fault {
  const read = parsePlain(raw, LONGEST_OUTLINE)
  if (isFault(read)) return read
  const { plain } = read
  if (!isRecord(plain) || plain.format !== OUTLINE_FORMAT)
    return fault('not-a-game', 'this is not the outline of a game of Graveshift')
  if (typeof plain.version === 'number' && plain.version > OUTLINE_VERSION)
    return fault('future-version', 'written by a newer Graveshift')
  return readBy(outlineSchema, plain, 'damaged')
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
  const other = otherRules(module, outline)
  if (other) return other
  const options = readRecordedOptions(module, outline.options)
  if (isFault(options)) return { fault: 'damaged', message: `options: ${options.message}` }
  const [setup, ...steps] = outline.steps
  if (!setup || has(setup, 'undo') || has(setup, 'choice')) return diverged(0, 'it is not a setup')
  const luck = new RecordedLuck()
  const segments = outline.chance.map(readSegment)
  let seq = 0
  try {
    luck.expect(setup.drawn, setup.scripted)
    const session = new Session({ module, options, segments, luck })
    session.markHelp(outline.help ?? [])
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
    if (error instanceof Diverged || isBug(error)) return diverged(seq, error.message)
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
