import { Bug, type Fault, type GameModule, isFault, type Json } from '@graveshift/kernel'
import { catalogue } from './catalogue.ts'
import { CARD_FACES, ZOMBIE_CARDS_BY_ID } from './content/compile.ts'
import { DAILY } from './daily.ts'
import { fault } from './fault.ts'
import type { Options, SecondEdition } from './game.ts'
import { oddsOf } from './odds/index.ts'
import { readPosition } from './position.ts'
import { type SecondRules, secondEditionRules } from './rules.ts'
import type { SecondKit } from './second-kit.ts'
import { readSetup } from './setup.ts'
import { STREAMS } from './streams.ts'
import { tell } from './tell.ts'

const prepared = new WeakMap<Options, SecondRules>()
/** Rules are the same for the same options; a few are kept, because bots and tests start the same game again. */
const recent = new Map<string, SecondRules>()
const KEPT = 32

function prepare(options: Options): SecondRules {
  const known = prepared.get(options)
  if (known) return known
  const { position: raw, ...setup } = options
  const key = raw === undefined ? JSON.stringify(setup) : undefined
  const same = key === undefined ? undefined : recent.get(key)
  const fresh = same ?? make(setup, raw)
  prepared.set(options, fresh)
  if (key !== undefined) {
    recent.set(key, fresh)
    const [oldest] = recent.keys()
    if (recent.size > KEPT && oldest !== undefined) recent.delete(oldest)
  }
  return fresh
}

function make(setup: Options, raw: Json | undefined): SecondRules {
  if (raw === undefined) return secondEditionRules(setup)
  const read = readPosition(raw)
  if (isFault(read)) throw new Bug(`a position was accepted and no longer is: ${read.message}`)
  return secondEditionRules(read.setup, read)
}

/** What a game with these options is played with: its board of tiles, its cards and its mission. */
export function kitFor(options: Options): SecondKit {
  return prepare(options).kit
}

/** What may be named in a script, by stream; dice are numbers from 0 to 5. */
function namesIn(stream: string): readonly string[] | undefined {
  switch (stream) {
    case 'equipment':
    case 'special':
    case 'setup':
      return Object.keys(CARD_FACES)
    case 'spawn':
      return Object.keys(ZOMBIE_CARDS_BY_ID)
    case 'abomination':
      return ['patient-zero', 'hobomination', 'abominacop', 'abominawild']
    case 'dice':
      return []
    default:
      return undefined
  }
}

const SIDES = 6
const MOST_RESULTS = 200

function readScript(_options: Options, stream: string, raw: Json): readonly (string | number)[] | Fault {
  const known = namesIn(stream)
  if (!known)
    return fault('unknown-stream', `there is no stream '${stream}'; there are ${STREAMS.join(', ')}`)
  if (!Array.isArray(raw) || raw.length > MOST_RESULTS)
    return fault('bad-script', `a script is a list of at most ${MOST_RESULTS} results`)
  const results: (string | number)[] = []
  for (const result of raw as readonly Json[]) {
    const die = stream === 'dice' && typeof result === 'number' && Number.isInteger(result)
    if (die && result >= 0 && result < SIDES) results.push(result)
    else if (typeof result === 'string' && known.includes(result)) results.push(result)
    else return fault('unknown-card', `'${String(result)}' cannot come in the stream '${stream}'`)
  }
  return results
}

/** The second edition as a host sees it. */
export const SECOND_EDITION_MODULE: GameModule<SecondEdition> = {
  id: 'second-edition',
  readOptions: readSetup,
  readPosition(raw) {
    const read = readPosition(raw)
    return isFault(read) ? read : { ...read.setup, position: raw }
  },
  rulesFor: (options) => prepare(options).rules,
  readScript,
  catalogue,
  odds: (options, board) => oddsOf(prepare(options).kit, board),
  tell: (options, event, board) => tell(prepare(options).kit, event, board),
  daily: DAILY,
}
