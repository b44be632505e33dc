import {
  Bug,
  type Choice,
  type Fault,
  type GameModule,
  isFault,
  type Json,
  type Overview,
  type Ruleset,
  readResults,
  type Scriptable,
  type SortedPick,
  type Telling,
} from '@graveshift/kernel'
import { type AchievementGroup, achievementsPart } from '../achievements/module-part.ts'
import type { AchievementTracker } from '../achievements/tracker.ts'
import { figuresOf } from '../figures.ts'
import type { ZonesChoiceOf, ZonesGame } from '../game.ts'
import type { Kit } from '../kit.ts'
import { luckIn } from '../luck.ts'
import { type AttackTable, oddsOf } from '../odds/of-answers.ts'
import { preparedBy } from '../prepared.ts'
import { missionDaily } from './daily.ts'
import { missionLabel, seatLabel } from './label.ts'
import { missionRates } from './rates.ts'
import type { MissionBox, MissionSetup } from './setup.ts'

/** What every game with missions is set up by. */
export interface PlayableGame extends ZonesGame {
  options: Readonly<Record<string, Json | undefined>> & MissionSetup & { readonly position?: Json }
}

const isAct = (choice: Choice): choice is ZonesChoiceOf<'act'> => choice.kind === 'act'

/** A game's rules, with what it is played with. */
interface Prepared<G extends ZonesGame, K> {
  readonly kit: K
  readonly rules: Ruleset<G>
}

/** A game that begins in the middle, as it was read. */
interface Positioned<G extends PlayableGame> {
  readonly setup: G['options']
}

/** What a game with missions says of itself; its kit is handed to whatever asks for it. */
export interface MissionModuleParts<G extends PlayableGame, K, P> {
  readonly id: string
  readonly box: Pick<MissionBox<object>, 'missions' | 'crew'>
  readOptions(raw: Json): G['options'] | Fault
  /** Options of a table that luck has dealt. */
  dailyOptions(raw: Readonly<Record<string, Json>>): G['options'] | Fault
  readPosition(raw: Json): P | Fault
  rulesOf(setup: Omit<G['options'], 'position'>, position?: P): Prepared<G, K>
  scriptable(kit: K): Scriptable
  readonly options: GameModule<G>['options']
  catalogue(): Json
  readonly attacks: AttackTable<K & Kit, G['board']>
  tell(kit: K, event: G['event'], board: G['board'], answer?: Json): Telling
  tellChoice(kit: K, board: G['board'], choice: G['choice']): Telling
  tellPick(kit: K, board: G['board'], choice: G['choice'], pick: Json): Telling | undefined
  sortPick(kit: K, board: G['board'], choice: G['choice'], pick: Json): SortedPick | undefined
  tellOdds(kit: K, board: G['board'], person: number, pick: Json): Telling | undefined
  overview(kit: K, board: G['board']): Overview
  readonly achievementGroups: readonly AchievementGroup[]
  achievementTracker(kit: K): AchievementTracker<G['event'], G['board']>
  readonly lessons: NonNullable<GameModule<G>['lessons']>
  readonly ledger: NonNullable<GameModule<G>['ledger']>
}

/** A game with missions as a host sees it, and what its games are played with. */
export function missionModule<G extends PlayableGame, K extends Kit, P extends Positioned<G>>(
  parts: MissionModuleParts<G, K, P>,
): { module: GameModule<G>; kitFor: (options: G['options']) => K } {
  const { box, readPosition, rulesOf } = parts
  /** The same for the same options. */
  const prepare = preparedBy((options: G['options']): Prepared<G, K> => {
    const { position: raw, ...setup } = options
    if (raw === undefined) return rulesOf(setup)
    const read = readPosition(raw)
    if (isFault(read)) throw new Bug(`a position was accepted and no longer is: ${read.message}`)
    return rulesOf(read.setup, read)
  })
  const kitFor = (options: G['options']): K => prepare(options).kit
  const module: GameModule<G> = {
    id: parts.id,
    readOptions: (raw) => parts.readOptions(raw),
    readPosition(raw) {
      const read = readPosition(raw)
      return isFault(read) ? read : { ...read.setup, position: raw }
    },
    rulesFor: (options) => prepare(options).rules,
    readScript: (options, stream, raw) => readResults(parts.scriptable(kitFor(options)), stream, raw),
    options: parts.options,
    catalogue: () => parts.catalogue(),
    odds: (options, board) => oddsOf(parts.attacks, kitFor(options), board),
    tell: (options, event, board, answer) => parts.tell(kitFor(options), event, board, answer),
    tellChoice: (options, choice, board) => parts.tellChoice(kitFor(options), board, choice),
    tellPick: (options, choice, pick, board) => parts.tellPick(kitFor(options), board, choice, pick),
    sortPick: (options, choice, pick, board) => parts.sortPick(kitFor(options), board, choice, pick),
    tellOdds: (options, choice, pick, board) =>
      isAct(choice) ? parts.tellOdds(kitFor(options), board, choice.person, pick) : undefined,
    overview: (options, board) => parts.overview(kitFor(options), board),
    figures: (options, moments) => figuresOf(kitFor(options), moments),
    luck: (options, moments) => luckIn(kitFor(options), moments),
    label: missionLabel,
    seatName: seatLabel,
    tellTime: (round) => ({ word: 'time', with: { round } }),
    progress: ({ round }) => ({ at: round }),
    rates: missionRates(box),
    achievements: achievementsPart<G>(parts.achievementGroups, (options) =>
      parts.achievementTracker(kitFor(options)),
    ),
    lessons: parts.lessons,
    ledger: parts.ledger,
    daily: missionDaily<G>(box, parts.dailyOptions),
  }
  return { module, kitFor }
}
