import {
  Bug,
  type Fault,
  type GameModule,
  isFault,
  type Json,
  type Ruleset,
  readResults,
  type Scriptable,
  type Telling,
} from '@graveshift/kernel'
import { ACHIEVEMENT_GROUPS, createAchievementTracker } from './achievements/index.ts'
import { catalogue } from './catalogue.ts'
import type { Content } from './content/compile.ts'
import type { Tier } from './content/types.ts'
import { DAILY } from './daily.ts'
import { deedsOf } from './deeds.ts'
import type { GearUp, Options } from './game.ts'
import { namesOf } from './names.ts'
import { oddsOf } from './odds/index.ts'
import { OPTIONS } from './options.ts'
import { readPosition } from './position/read-position.ts'
import { RATES } from './rates.ts'
import { GEAR_UP, gearUpRules, STANDARD_CONTENT } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { readSetup } from './setup.ts'
import type { Stream } from './streams.ts'
import { figures } from './summary/figures.ts'
import { roundAt, TURNS_A_ROUND, turnAt } from './summary/turns.ts'
import { tell } from './tell.ts'
import { tellChoice } from './tell-choice.ts'
import { tellPick } from './tell-pick.ts'
import { viewBoard } from './view.ts'

interface Prepared {
  readonly content: Content
  readonly rules: Ruleset<GearUp>
}

const STANDARD: Prepared = { content: STANDARD_CONTENT, rules: GEAR_UP }
/** Beside the options, which are their owner's: a host hands the same object over with every question about its game. */
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

/** What may be named in a script, by stream. */
function scriptable({ data, turnCards, bossCards, zombies, companions }: Content): Scriptable {
  const ofTier = (tier: Tier) => data.zombies.map(({ id }) => id).filter((id) => zombies[id]?.tier === tier)
  const names: Record<Stream, readonly string[]> = {
    turn: Object.keys(turnCards),
    spawn: data.spawnCards,
    boss: Object.keys(bossCards),
    regular: ofTier('regular'),
    special: ofTier('special'),
    companion: Object.keys(companions),
  }
  return names
}

function label({ survivors, boss }: Options): Telling {
  const names = survivors.map((id): Telling => ({ word: `survivor.${id}.name` }))
  const who = names.reduce((rest, last) => ({ word: 'list.pair', with: { rest, last } }))
  return { word: 'game.label', with: { who, boss: { word: `boss.${boss}.name` } } }
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
  readScript: (options, stream, raw) => readResults(scriptable(prepare(options).content), stream, raw),
  options: OPTIONS,
  catalogue: () => catalogue(STANDARD_CONTENT),
  odds: (options, board) => oddsOf(prepare(options).content, board),
  tell: (options, event, board) => tell(event, board, namesOf(prepare(options).content, board)),
  tellChoice: (options, choice, board) => tellChoice(prepare(options).content, board, choice),
  tellPick: (options, choice, pick, board) =>
    tellPick(viewBoard(prepare(options).content, board), choice, pick),
  label,
  seatName: ({ survivors }, seat) =>
    survivors[seat] === undefined ? undefined : { word: `survivor.${survivors[seat]}.name` },
  tellTime: (at) => ({
    word: 'time',
    with: { round: roundAt(at), turn: turnAt(at) },
  }),
  progress: ({ round, turn }) => ({
    at: Math.max(0, round - 1) * TURNS_A_ROUND + turn,
    of: 2 * TURNS_A_ROUND,
  }),
  figures: (options, moments) => {
    const { content, rules } = prepare(options)
    return figures(content, options, rules.begin(options).board, moments)
  },
  deeds: (options, moments, before, by) => deedsOf(contentFor(options), moments, before, by),
  achievements: {
    list: ACHIEVEMENT_GROUPS.flatMap(({ group, achievements }) =>
      achievements.map(({ id, counts, only }) => ({
        id,
        group,
        ...(counts ? { wanted: counts.wanted } : {}),
        ...(only ? { only } : {}),
      })),
    ),
    earned(options, moments) {
      const tracker = createAchievementTracker(prepare(options).content, options)
      for (const { event, board } of moments) tracker.see(event, board)
      return tracker.earned().map(({ id, seat }) => ({ id, seat }))
    },
  },
  lessons: async () => (await import('./lessons/index.ts')).LESSONS,
  rates: RATES,
  rulings: RULINGS,
  daily: DAILY,
}
