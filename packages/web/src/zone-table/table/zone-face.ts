import type { Event, Game, Telling } from '@graveshift/kernel'
import type { ActPick, AttackOdds, Card, DoorOnFoot, WaysOnFoot } from '@graveshift/zones'
import type { MissionGame, MissionKit } from '@graveshift/zones/missions'
import type { ComponentType } from 'react'
import type { PersonPicture } from '../../games/game-face.ts'
import type { Words } from '../../i18n/use-words.ts'
import type { BoardScene } from '../board/scene.ts'
import type { Skin } from '../board/skin.ts'
import type { AnyPanels } from '../decide/deciding.ts'
import type { LegendSign } from '../legend/sign-group.tsx'
import type { SignName } from './sign.tsx'
import type { Lens } from './zone-table-state.ts'

/** A game that is played at a table of zones, as far as all such tables know it. */
export interface ZoneGame extends Omit<Game, 'board'> {
  board: ZoneMissions['board']
}

/** Some have doors that are locked, a bit each. */
interface ZoneMissions extends Omit<MissionGame, 'board'> {
  board: MissionGame['board'] & { readonly locked?: number }
}

export type ZoneBoard = ZoneGame['board']

export type ZoneKit = MissionKit<ZoneMissions>

/** What a turn has in one game and not in others. */
export interface OwnTurn {
  /** Actions that are done by a button which every table has, by its id. */
  readonly under: Readonly<Record<string, readonly string[]>>
  /** Signs of its own actions. */
  readonly signs: Readonly<Record<string, SignName>>
  /** Actions that nobody walks for: they are the same anywhere. */
  readonly anywhere: readonly string[]
}

/** What a game on zones brings to its table. Kits and boards of one game are handed only to each other. */
export interface ZoneFace {
  readonly id: string
  readonly Head: PersonPicture
  /** What its board and all who stand on it look like. */
  readonly skin: Skin
  /** A card's picture by its printed name, as wide as it may be. */
  readonly Card: ComponentType<{ readonly card: string }>
  /** What a card of this game shows besides. */
  readonly CardMarks?: ComponentType<{ readonly card: Card }>
  readonly turn?: OwnTurn
  /** What its own state of the board says, beside it. */
  readonly Beside?: ComponentType<{ readonly isRoomy: boolean }>
  /** What was just turned up, in front of the next question. */
  readonly Aside?: ComponentType
  /** Panels of its own questions, and of those that it asks in its own way. */
  readonly panels?: AnyPanels
  /** What a game with these options is played with. */
  kitFor(options: Game['options']): ZoneKit
  /** The mission that is played, as it is called. */
  title(kit: ZoneKit): Telling
  /** What is drawn of a board. */
  scene(kit: ZoneKit, board: ZoneBoard): BoardScene
  /** What stays where it is in a zone, in words: tokens, spawn zones, the exit, cars. */
  things(kit: ZoneKit, board: ZoneBoard, zone: number): readonly Telling[]
  /** What a room once was, by the word that its art goes by; undefined where rooms are only rooms. */
  room?(kit: ZoneKit, zone: number): string
  /** What lies on its boards, for the legend; its words are the game's set `legend`. */
  legend?(words: Words, kit: ZoneKit): readonly LegendSign[]
  /** What can be shown of the board; the lenses of every table where this is not said. */
  lenses?(kit: ZoneKit): readonly Lens[]
  /** What each thing acts on elsewhere, in words, for the lens that shows it. */
  ties?(words: Words, kit: ZoneKit, board: ZoneBoard): readonly string[]
  /** Special rules of the mission, in words. */
  rules(kit: ZoneKit): readonly Telling[]
  /** What an action may come to; undefined where it is no attack. */
  odds(kit: ZoneKit, board: ZoneBoard, person: number, pick: ActPick): AttackOdds | undefined
  /** What an action may cost besides what its odds say, in words; undefined where it costs nothing. */
  risk?(kit: ZoneKit, board: ZoneBoard, person: number, pick: ActPick): Telling | undefined
  /** Where something happens that only this game has, if it is to be seen by itself while zombies act. */
  ownPlaces?(kit: ZoneKit, event: Event, board: ZoneBoard): readonly number[] | undefined
  /** The closed doors at the ends of somebody's ways. */
  doors(kit: ZoneKit, board: ZoneBoard, person: number, ways: WaysOnFoot): readonly DoorOnFoot[]
}
