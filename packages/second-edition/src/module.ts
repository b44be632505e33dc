import { Bug, type GameModule, isFault, type Json, readResults, type Telling } from '@graveshift/kernel'
import { figuresOf, luckIn, oddsOf } from '@graveshift/zones'
import { missionId } from '@graveshift/zones/missions'
import { sortPick, tellChoice, tellPick } from './answers.ts'
import { catalogue } from './catalogue.ts'
import { DAILY } from './daily.ts'
import type { Options, SecondEdition } from './game.ts'
import { LEDGER } from './ledger.ts'
import { ATTACKS, tellOdds } from './odds/index.ts'
import { OPTIONS } from './options.ts'
import { overview } from './overview.ts'
import { readPosition } from './position/read-position.ts'
import { RATES } from './rates.ts'
import { type SecondRules, secondEditionRules } from './rules.ts'
import { scriptable } from './scriptable.ts'
import type { SecondKit } from './second-kit.ts'
import { readSetup } from './setup.ts'
import { tell } from './tell.ts'

/** Beside the options, which are their owner's: a host hands the same object over with every question about its game. */
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

function listed(survivors: readonly string[]): Telling {
  const names = survivors.map((id): Telling => ({ word: `survivor.${id}.name` }))
  return names.reduce((rest, last) => ({ word: 'list.pair', with: { rest, last } }))
}

function label({ mission, teams }: Options): Telling {
  return {
    word: 'game.label',
    with: { who: listed(teams.flat()), mission: { word: `mission.${missionId(mission)}.name` } },
  }
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
  readScript: (options, stream, raw) => readResults(scriptable(prepare(options).kit), stream, raw),
  options: OPTIONS,
  catalogue,
  odds: (options, board) => oddsOf(ATTACKS, prepare(options).kit, board),
  tell: (options, event, board, answer) => tell(prepare(options).kit, event, board, answer),
  tellChoice: (options, choice, board) => tellChoice(prepare(options).kit, board, choice),
  tellPick: (options, choice, pick, board) => tellPick(prepare(options).kit, board, choice, pick),
  sortPick: (options, choice, pick, board) => sortPick(prepare(options).kit, board, choice, pick),
  tellOdds: (options, choice, pick, board) =>
    choice.kind === 'act' ? tellOdds(prepare(options).kit, board, choice.person, pick) : undefined,
  overview: (options, board) => overview(prepare(options).kit, board),
  figures: (options, moments) => figuresOf(prepare(options).kit, moments),
  luck: (options, moments) => luckIn(prepare(options).kit, moments),
  label,
  seatName: ({ teams }, seat) => (teams[seat] ? listed(teams[seat]) : undefined),
  tellTime: (round) => ({ word: 'time', with: { round } }),
  progress: ({ round }) => ({ at: round }),
  rates: RATES,
  ledger: LEDGER,
  daily: DAILY,
}
