import {
  type CampaignModule,
  type Fault,
  fault,
  type Game,
  type GameModule,
  isDevelopment,
  isSameRelease,
  type Release,
} from '@graveshift/kernel'
import type { Outward, Schema } from '@graveshift/kernel/outward'
import type { FrozenRules } from './frozen.ts'
import { FROZEN } from './frozen-list.ts'
import type { Catalogue, Language } from './languages.ts'
import { isLater, releaseHere } from './release-here.ts'

/** The rules of a game, loaded when first asked for. */
export interface Rules {
  readonly id: string
  /** What records of its games name. */
  readonly release: Release
  load(): Promise<GameModule<Game>>
  /** How programs outside are told the game. */
  outward(): Promise<Outward<Game>>
  words(language: Language): Promise<Catalogue>
}

/** One game of the list by the rules there are: light by itself, everything heavy is loaded when first asked for. */
export interface ListedGame extends Rules {
  /** How many seats its tables can have. */
  readonly fewest: number
  readonly most: number
  /** The rules that a record names: these, those of a release, or why they are not here. */
  rulesOf(release: Release | undefined): Rules | Fault
  /** The rules of its releases. */
  readonly frozen: readonly Rules[]
  /** Absent for games without a campaign. */
  readonly campaign?: ListedCampaign
}

/** A campaign whose states are handed back to nobody but itself. */
export type AnyCampaign = CampaignModule<object>

/** The campaign of a game, loaded like the game itself. */
export interface ListedCampaign {
  load(): Promise<AnyCampaign>
  /** The form of its states, as programs outside are told them. */
  schema(): Promise<Schema>
  readonly interlude: Interlude
}

/** A game that is played only between those of a campaign, with the words of the game the campaign is of. */
export interface Interlude {
  readonly id: string
  load(): Promise<GameModule<Game>>
  outward(): Promise<Outward<Game>>
}

/** The files of one package's words. */
export type WordLayer = Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>>

/** A game as its own package writes it. */
export interface Written<G extends Game, S extends object = object, I extends Game = Game> {
  readonly id: string
  /** Absent for those that the list of versions has. */
  readonly release?: Release
  /** What was released of it. */
  readonly frozen?: readonly FrozenRules[]
  readonly fewest: number
  readonly most: number
  load(): Promise<GameModule<G>>
  outward(): Promise<Outward<G>>
  /** Its words come last: they count where a package beneath it says the same otherwise. */
  readonly words: readonly WordLayer[]
  readonly campaign?: {
    load(): Promise<CampaignModule<S>>
    schema(): Promise<Schema>
    readonly interlude: {
      readonly id: string
      load(): Promise<GameModule<I>>
      outward(): Promise<Outward<I>>
    }
  }
}

/**
 * Forgets which game it is. This is the only place where that is done: whoever holds a game of the list passes it only
 * what came from it, so one type will do for all.
 */
export function listed<G extends Game, S extends object, I extends Game>(
  written: Written<G, S, I>,
): ListedGame {
  const { words, release = releaseHere(written.id), frozen = FROZEN, ...game } = written
  const present = game as unknown as Pick<
    ListedGame,
    'campaign' | 'fewest' | 'id' | 'load' | 'most' | 'outward'
  >
  let module: Promise<GameModule<Game>> | undefined
  const rules: ListedGame = {
    ...present,
    release,
    load() {
      module ??= present.load().then((plain) => ({ ...plain, release }))
      return module
    },
    async words(language) {
      const layers = await Promise.all(words.map((layer) => layer[language]()))
      return Object.assign({}, ...layers.map((layer) => layer.default))
    },
    frozen: frozen
      .filter((each) => each.game === game.id)
      .map((each) => frozenRules(each, (language) => rules.words(language))),
    rulesOf(wanted) {
      if (!wanted || isDevelopment(wanted) || isSameRelease(wanted, release)) return rules
      return (
        rules.frozen.find((each) => isSameRelease(each.release, wanted)) ??
        missing(wanted, [rules, ...rules.frozen])
      )
    },
  }
  return rules
}

/** Most people never need what reads frozen files. */
const reader = () => import('./frozen.ts')

const frozenRules = (frozen: FrozenRules, present: Rules['words']): Rules => ({
  id: frozen.game,
  release: { version: frozen.version, hash: frozen.hash },
  load: async () => (await reader()).frozenModule(frozen),
  outward: async () => (await reader()).frozenOutward(frozen),
  // What is said around a game may be newer than its own words, and is found beneath them.
  words: async (language) => ({
    ...(await present(language)),
    ...(await (await reader()).frozenWords(frozen, language)),
  }),
})

function missing(wanted: Release, known: readonly Rules[]): Fault {
  return known.every(({ release }) => isLater(wanted, release))
    ? fault('future-version', `played by the rules of version ${wanted.version}, newer than any here`)
    : fault(
        'other-rules',
        `played by rules that call themselves ${wanted.version} and were not released here`,
      )
}
