import type { Game, GameModule, Json, Refusal, Telling } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import type { ComponentType, ReactNode } from 'react'
import type { Clock } from '../after/clock.ts'
import type { Tallies } from '../after/statistics.ts'
import type { Summary } from '../after/summary.ts'
import type { SeatBots } from '../bots/seat-bots.ts'
import type { WordKey } from '../i18n/word-keys.ts'
import type { Rulebook } from '../learn/rulebook/rulebook.ts'
import type { GameEntry, GameLabel } from '../store/game-entry.ts'
import type { GameView } from '../store/game-view.ts'
import type { Pointer } from '../table/pointer.ts'

/** A picture of somebody who can be played, by id. */
export type PersonPicture = ComponentType<{ readonly survivor: string; readonly size: number }>

export interface TableProps<G extends Game> {
  readonly store: GameView<G>
  /** Only to be looked at, and told beside: no questions, and on wide screens no log. */
  readonly sideless?: boolean
  /** One person has all seats: nothing is passed on. */
  readonly alone?: boolean
  /** In the question's place, once the game is over and its end was seen. */
  readonly over?: ReactNode
  /** What a hint points at, while nothing else does. */
  readonly lit?: Pointer | undefined
}

/** The table that is to be set up, as the screens around its fields need it. */
export interface SetUpProps {
  /** Options as the engine reads them. */
  readonly options: Json
  readonly onChange: (options: Json) => void
  /** Among the options. */
  readonly children?: ReactNode
}

/** A seat of a table that is to be set up. */
export interface SeatToBe {
  /** Whom it plays, or its number: the same as long as it is the same seat, wherever it stands. */
  readonly id: string
  /** Whom else it plays, where a seat has several. */
  readonly others?: readonly string[]
  readonly name: Telling
  readonly leads: boolean
}

/** What comes with the rules of a game: everything shared screens ask about a game of this kind. */
export interface LoadedGame<G extends Game = Game, S extends Summary = Summary> {
  readonly module: GameModule<G>
  readonly clock: Clock<G>
  /** What is set up where nothing was wished for yet: alone or around one device, and online. */
  readonly firstOptions: Json
  readonly onlineOptions: Json
  /** What is begun by one press on the landing page; a table of one seat where nothing else is meant. */
  readonly atOnce?: Json
  labelOf(options: G['options']): GameLabel
  /** A finished game in figures; nothing while it goes on. */
  summarise(session: Session<G>, bots: SeatBots): S | undefined
  /** The form of its summaries: those of an older one are made again. */
  readonly summaryVersion: number
  /** What a finished game adds to figures over many. */
  talliesOf(summary: S): Tallies
  /** Whether each seat plays one survivor, so that they are counted as such. */
  readonly seatsAre: 'survivors' | 'players'
  /** What a game is called before its reader has taken it in, where its title would tell what lies ahead. */
  teaserOf?(options: G['options']): Telling | undefined
  /** Whether its name tells what lies ahead, such as a later mission of a campaign: it is counted once it was played. */
  isAhead?(value: string): boolean
  /** A finished game as a few lines of signs that give nothing away. */
  signsOf(summary: S): readonly string[]
  /** Who sits at a table with these options, as far as they say it. */
  seatsOf(options: Json): readonly SeatToBe[]
  randomOptions(options: Json, roll: (n: number) => number): Json
  /** Who leads, on a board as it is seen. */
  leaderOf(board: Json): number
  /** The rule of its ledger behind a refusal, where there is one. */
  ruleBehind(refusal: Refusal): string | undefined
  /** What is pointed at, and whose it is or where it stands; absent where nothing can be pointed at. */
  tellTarget?(board: Json, target: number): { readonly what: Telling; readonly seat: number | undefined }
}

/** What a game looks like. Light by itself: all but the pictures of people is fetched when first shown. */
export interface GameFace<G extends Game = Game, S extends Summary = Summary> {
  readonly id: string
  /** Its emblem, where nobody is pictured on its card. */
  readonly Emblem?: ComponentType
  /** Its rules and all that is said of them, fetched when first needed. */
  load(): Promise<LoadedGame<G, S>>
  /** Fetches the table, so that it is there when it is shown. */
  fetchTable(): Promise<unknown>
  /** Its rulebook. */
  rulebook(): Promise<Rulebook>
  readonly Portrait: PersonPicture
  readonly Head: PersonPicture
  /** Whom one may play, on its card; nobody where a picture of the game stands there. */
  readonly onCard: readonly string[]
  readonly Table: ComponentType<TableProps<G>>
  readonly SetUp: ComponentType<SetUpProps>
  /** Which game is set up, in one line. */
  readonly InWords: ComponentType<{ readonly options: Json }>
  /** Which game is set up, in a picture and a line. */
  readonly InPictures?: ComponentType<{ readonly options: G['options'] }>
  /** What a proposed answer looks like. */
  readonly Offered?: ComponentType<{ readonly options: G['options']; readonly pick: Json }>
  /** Marks who leads. */
  readonly LeaderMark?: ComponentType
  /** How a finished game went: the head of its page, the plot of it, and what stands beside and under. */
  readonly EndHead: ComponentType<{ readonly summary: S; readonly children: ReactNode }>
  /** What its plot shows. */
  readonly plotTitle?: WordKey
  readonly EndPlot?: ComponentType<{ readonly summary: S }>
  readonly EndFigures: ComponentType<{ readonly summary: S; readonly children: ReactNode }>
  /** All its drawings side by side. */
  readonly Gallery?: ComponentType
  /** An entry of the list of saved games in an older form, in today's. */
  readonly oldEntry?: (old: Readonly<Record<string, unknown>>) => Pick<GameEntry, 'label' | 'progress'>
}

/** Forgets which game it is: whoever holds a face passes it only what came from its own game. */
export const faceOfAny = <G extends Game, S extends Summary>(face: GameFace<G, S>): GameFace =>
  face as unknown as GameFace

/** The same of some parts of a face. */
export const partsOfAny = <G extends Game, S extends Summary>(
  parts: Partial<GameFace<G, S>>,
): Partial<GameFace> => parts as unknown as Partial<GameFace>
