import type { Choice, GameModule, Telling } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import type { GameWithMissions, MissionBoard, MissionKit } from '@graveshift/zones/missions'
import type { OptionRow } from '../../play/option-rows.ts'
import type { Pen } from '../../play/pen.ts'

/** What one game on zones has on its table besides what all of them have. */
export interface OwnTable {
  /** What words call its mission by. */
  readonly mission: string
  /** The rules of the mission, as sentences. */
  rules(): readonly Telling[]
  /** The board in characters. */
  map(): readonly string[]
  /** What else moves about in a zone, in words: cars, noise. */
  moving(zone: number): readonly string[]
  /** What stays where it is in a zone, if that is more than tokens, spawn zones and the exit. */
  lying?(zone: number): readonly Telling[]
  /** What else stands at the head of every screen: gauges, what was found. */
  head?(): readonly string[]
  /** Texts that lie open for all to read, a line each. */
  open?(): readonly string[]
  /** What else is said of somebody who plays: a class, a reserve. */
  about?(person: number): readonly string[]
  /** What has become of somebody who is not on the board, where that is more than having left. */
  gone?(person: number): string | undefined
  /** What a zone is called besides its name on the map. */
  called?(zone: number): string | undefined
  options(): readonly OptionRow[]
  /** Kinds of questions that are asked before it is decided who plays: nobody stands anywhere then. */
  readonly early: readonly string[]
  /** What a question means, by its kind, where the game says it in words of its own. */
  readonly abouts: Readonly<Record<string, string>>
}

/** A table of a game on zones, as far as it is drawn. */
export interface Scene {
  readonly pen: Pen
  readonly kit: MissionKit
  readonly board: MissionBoard
  readonly own: OwnTable
}

/** A question, with whom and what it is about where it says so. */
export interface AskedAbout extends Choice {
  readonly person?: number
  readonly partner?: number
  readonly what?: string
}

/** A game whose tables are scenes. */
export interface Scenic<G extends GameWithMissions> {
  readonly module: GameModule<G>
  kitFor(options: G['options']): MissionKit
  ownTable(pen: Pen, options: G['options'], board: G['board']): OwnTable
}

export const sceneAt = <G extends GameWithMissions>(
  { kitFor, ownTable }: Scenic<G>,
  pen: Pen,
  options: G['options'],
  board: G['board'],
): Scene => ({ pen, kit: kitFor(options), board, own: ownTable(pen, options, board) })

export const sceneOf = <G extends GameWithMissions>(
  game: Scenic<G>,
  pen: Pen,
  { options, state }: Session<G>,
): Scene => sceneAt(game, pen, options, state.board)
