import { Bug, type Fault, type GameModule, isFault, type Json, nth, type Ruleset } from '@graveshift/kernel'
import { attackerWith } from './attacker.ts'
import type { Board } from './board.ts'
import { bossSide } from './boss-side.ts'
import { catalogue } from './catalogue.ts'
import type { Content } from './content/compile.ts'
import { COLOURS } from './content/types.ts'
import { DAILY } from './daily.ts'
import { fault } from './fault.ts'
import type { GearUp, Options } from './game.ts'
import { oddsOf } from './odds/index.ts'
import { readPosition } from './position.ts'
import { hasTarget, zombieCard } from './reach.ts'
import { GEAR_UP, gearUpRules, STANDARD_CONTENT } from './rules.ts'
import { dashboardOf, turnColour } from './seats.ts'
import { readSetup } from './setup.ts'
import { STREAMS } from './streams.ts'
import { type Names, tell } from './tell.ts'

interface Prepared {
  readonly content: Content
  readonly rules: Ruleset<GearUp>
}

const STANDARD: Prepared = { content: STANDARD_CONTENT, rules: GEAR_UP }
const prepared = new WeakMap<Options, Prepared>()

/** The printed game, or the printed game with what a position brings along; read once for each game's options. */
function prepare(options: Options): Prepared {
  if (options.position === undefined) return STANDARD
  const known = prepared.get(options)
  if (known) return known
  const read = readPosition(STANDARD_CONTENT, options.position)
  if (isFault(read)) throw new Bug(`a position was accepted and no longer is: ${read.message}`)
  const fresh = { content: read.content, rules: gearUpRules(read.content, read.position) }
  prepared.set(options, fresh)
  return fresh
}

/** The content a game with these options is played with. */
export function contentFor(options: Options): Content {
  return prepare(options).content
}

function readOptions(raw: Json): Options | Fault {
  return readSetup(STANDARD_CONTENT, raw)
}

function namesOf(content: Content, board: Board): Names {
  return {
    typeOf: (card) => zombieCard(content, { card }).type,
    weaponAt: (seat, colour) => nth(dashboardOf(content, board, seat).weapons, COLOURS.indexOf(colour)).id,
    reaches: (seat) => {
      if (board.card === undefined) return false
      const { arm } = attackerWith(content, board, seat, { colour: turnColour(content, board) })
      return hasTarget(content, board, seat, arm.powers.longRange, [])
    },
    bodyAt: (body) => nth(bossSide(content, board).bodies, body).id,
    turnCard: (card) => content.turnCards[card] ?? { colour: 'red', speed: 'none', companion: false },
    bossIcons: (card) => content.bossCards[card]?.icons ?? [],
  }
}

/** What may be named in a script, by stream. */
function namesInStream(content: Content, stream: string): readonly string[] | undefined {
  switch (stream) {
    case 'turn':
      return Object.keys(content.turnCards)
    case 'spawn':
      return content.data.spawnCards
    case 'boss':
      return Object.keys(content.bossCards)
    case 'regular':
    case 'special':
      return content.data.zombies.map(({ id }) => id).filter((id) => content.zombies[id]?.tier === stream)
    case 'companion':
      return Object.keys(content.companions)
    default:
      return undefined
  }
}

function readScript(options: Options, stream: string, raw: Json): readonly string[] | Fault {
  const known = namesInStream(prepare(options).content, stream)
  if (!known)
    return fault('unknown-stream', `there is no stream '${stream}'; there are ${STREAMS.join(', ')}`)
  if (!Array.isArray(raw) || raw.length > 200)
    return fault('bad-script', 'a script is a list of at most 200 card ids')
  const results: string[] = []
  for (const id of raw) {
    if (typeof id !== 'string' || !known.includes(id))
      return fault('unknown-card', `'${String(id)}' is not a card of the stream '${stream}'`)
    results.push(id)
  }
  return results
}

/** Gear Up as a host sees it. */
export const GEAR_UP_MODULE: GameModule<GearUp> = {
  id: 'gear-up',
  readOptions,
  readPosition(raw) {
    const read = readPosition(STANDARD_CONTENT, raw)
    return isFault(read) ? read : { ...read.position.setup, position: raw }
  },
  rulesFor: (options) => prepare(options).rules,
  readScript,
  catalogue: () => catalogue(STANDARD_CONTENT),
  odds: (options, board) => oddsOf(prepare(options).content, board),
  tell: (options, event, board) => tell(event, board, namesOf(prepare(options).content, board)),
  daily: DAILY,
}
