import type { MarkId } from '../content/campaign.ts'
import type { CardDeck } from '../content/cards.ts'
import type { ClassId } from '../content/classes.ts'
import type { Effect, Keyword, NoiseSide } from '../missions/effects.ts'
import type { CampaignPart } from '../sheets/campaign-part.ts'

export type CardEvent =
  /** Turned over, for all to see. */
  | { readonly type: 'cardRead'; readonly card: number; readonly person: number }
  /** Something is missing: it stays, face up (GG-OBJ-02, GG-OBJ-03, GG-OBJ-12). */
  | { readonly type: 'cardStayed'; readonly card: number; readonly person: number }
  | { readonly type: 'cardTaken'; readonly card: number; readonly person: number }
  /** Out of the game, unread (GG-M06-02). */
  | { readonly type: 'cardDropped'; readonly card: number }
  /** One that stays is used (GG-OBJ-13). */
  | { readonly type: 'cardUsed'; readonly card: number; readonly person: number }
  | { readonly type: 'noteRead'; readonly note: number; readonly person: number }
  | { readonly type: 'optionChosen'; readonly option: number; readonly person: number }
  | { readonly type: 'keyFound'; readonly key: Keyword; readonly person: number }
  | { readonly type: 'markWritten'; readonly mark: MarkId }
  /** For the sheet of somebody, over what danger levels give (GG-OBJ-09). */
  | { readonly type: 'cxpGained'; readonly person: number; readonly count: number }
  | {
      readonly type: 'skillLent'
      readonly person: number
      readonly skill: string
      readonly until: 'mission' | 'round'
    }
  /** Skills that were lent for a round. */
  | { readonly type: 'skillsReturned' }
  /** A certain card out of its deck, or out of the discards (GG-OBJ-07). */
  | { readonly type: 'fetched'; readonly pile: number; readonly card: string; readonly person: number }
  | { readonly type: 'companionSaved'; readonly person: number; readonly companion: number }
  | { readonly type: 'companionBolted'; readonly companion: number }
  /** Mission 5: it stands again, or has fallen. */
  | { readonly type: 'barricadeChanged'; readonly stands: boolean }
  /** Mission 9: who walks by itself, and how often the convoy waits. */
  | { readonly type: 'convoyFormed'; readonly people: readonly number[] }
  | { readonly type: 'convoyWaits'; readonly moves: number }
  | { readonly type: 'convoyMoved'; readonly person: number; readonly zone: number }
  /** Mission 10: a switch is turned off for the first time (GG-RUL-60). */
  | { readonly type: 'switchBled'; readonly at: number }
  /** Mission 7: it runs from now on; it has come a strip farther; it is gone. */
  | { readonly type: 'trainStarted' }
  | { readonly type: 'trainMoved'; readonly gates: number }
  | { readonly type: 'trainLeft' }

/** A card, a note or the action of a card that stays is carried out, one effect after the other. */
export interface ReadingFrame {
  readonly kind: 'reading'
  at: string
  readonly of: 'card' | 'note' | 'use'
  readonly number: number
  /** The taker, or whoever of the convoy came to see it. */
  readonly person: number
  /** Where the card lies; none for a note that no card calls. */
  readonly zone: number
  /** The list of effects within it: the place of an effect, which of its lists, and so on. */
  readonly list: readonly number[]
  next: number
}

/** Cards drawn of which some are kept. */
export interface SelectionFrame {
  readonly kind: 'selection'
  at: string
  readonly person: number
  readonly pile: number
  left: number
  readonly keep: number
}

/** Cards that come to somebody whom the players choose. */
export interface GiftFrame {
  readonly kind: 'gift'
  at: string
  person: number
  readonly pile: number
  readonly count: number
  /** That card, and not any. */
  readonly card: string
}

/** The convoy goes on, one after the other (GG-RUL-58). */
export interface ConvoyFrame {
  readonly kind: 'convoy'
  at: string
  /** Zones that each still goes. */
  left: number
  /** Whose move is next. */
  next: number
  /** Cards that somebody came to see, and who: card, person, card, person, ... */
  seen: readonly number[]
  /** Whether it is looked at afterwards who is aboard (GG-M09-02). */
  readonly checks: boolean
}

/** Lone companions shoot in the end phase, each once (GG-M06-01). */
export interface ShotsFrame {
  readonly kind: 'shots'
  at: string
  left: readonly number[]
  readonly least: number
  readonly most: number
  readonly hits: number
  readonly damage: number
}

export type CardFrame = ReadingFrame | SelectionFrame | GiftFrame | ConvoyFrame | ShotsFrame

interface Asked {
  readonly id: number
  readonly lane: number
  readonly seat: number
}

type Team = Omit<Asked, 'seat'> & { readonly seat: 'team' }

export type CardChoice =
  /** Which of the options of a card that is read now (GG-OBJ-05). */
  | (Asked & {
      readonly kind: 'option'
      readonly person: number
      readonly able: readonly number[]
      /** What they bring, for all to see. */
      readonly options: readonly (readonly Effect[])[]
    })
  /** Who gets what comes to nobody in particular (GG-RUL-59). */
  | (Team & { readonly kind: 'receiver'; readonly able: readonly number[] })
  /** Which card just drawn is kept. */
  | (Asked & { readonly kind: 'keep-one'; readonly person: number; readonly cards: readonly string[] })
  /** What is discarded for a card; nothing, where the card then stays (GG-OBJ-12). */
  | (Asked & {
      readonly kind: 'give-up'
      readonly able: readonly number[]
      readonly cards: readonly string[]
      readonly may: boolean
    })
  /** Where somebody of the convoy goes, of several ways that are as short. */
  | (Team & { readonly kind: 'convoy-way'; readonly person: number; readonly to: readonly number[] })
  /** Which companion shoots next, and where: companion, zone, companion, zone, ... */
  | (Team & { readonly kind: 'shot'; readonly able: readonly number[] })
  /** Which mobile spawn token goes to a zone. */
  | (Team & { readonly kind: 'mobile'; readonly zone: number; readonly able: readonly number[] })

export type CardPick =
  | { readonly do: 'option'; readonly option: number }
  | { readonly do: 'receiver'; readonly person: number }
  | { readonly do: 'keep-one'; readonly card: string }
  | { readonly do: 'give-up'; readonly person: number; readonly card: string }
  | { readonly do: 'leave-it' }
  | { readonly do: 'mobile'; readonly zone: number }
  | { readonly do: 'convoy-way'; readonly to: number }
  | { readonly do: 'shot'; readonly companion: number; readonly zone: number }

export type CardChoiceOf<K extends CardChoice['kind']> = Extract<CardChoice, { kind: K }>

/** What other features do when a card, a goal or a rule of a mission says so. */
export interface TownDeeds<B, T> {
  gauge(board: B): number
  changeGauge(table: T, by: number): void
  repairNozzle(table: T, face: string): void
  breakNozzle(table: T, face: string): void
  /** By their places among the mission's switches. */
  isSwitchOff(board: B, at: number): boolean
  isPileSafe(board: B, face: string): boolean
  purify(table: T, face: string): void
  noise(table: T, zone: number, side: NoiseSide, person: number): void
  /** Where each of the mission's spawn tokens lies. */
  spawnTokens(board: B): readonly number[]
  moveSpawn(table: T, spawn: number, zone: number): void
  placeGatling(table: T, zone: number): void
  /** The pile of a deck. */
  pileOf(deck: CardDeck): number
  /** What the campaign brings; nothing where the mission is played by itself (GG-SET-04). */
  campaign(): CampaignPart | undefined
  /** Who may be drawn as a companion, by name (GG-RUL-40). */
  pool(board: B): readonly string[]
  classOf(survivor: string): ClassId
  isEngineer(board: B, person: number): boolean
  /** Whether somebody who fell still lies on the board. */
  isAnybodyDown(board: B): boolean
  wagonAt(board: B): number
  /** A train comes into a zone of a track: what becomes of everything that lies there (UA-TRA-03, GG-RUL-73). */
  runOver(table: T, zone: number): void
  mostHealth(board: B, person: number): number
  /** Wounds that no armor helps against. */
  wound(table: T, person: number, wounds: number): void
  /** A card out of a pile kept after the mission, without a roll, by somebody whom the players choose. */
  keepsake(table: T, pile: number): void
  /** Whether a face of a card shows that its steam is used up. */
  isDepleted(card: string): boolean
}
