import { asJson, type Game, type Json, type State } from '@graveshift/kernel'
import {
  type AnyForm,
  choiceSchemas,
  eventSchemas,
  type Outward,
  objectOf,
  type PickFields,
  pickSchemas,
  type Schema,
  showBy,
  showEvent,
} from '@graveshift/kernel/outward'
import { oddsSchema } from './odds.ts'

type Forms<S> = Readonly<Record<string, AnyForm<S>>>

/** The forms in which a game with missions is told outside; S is where they look names up, V the view of its rules. */
export interface MissionOutwardParts<G extends Game, S, V> {
  sceneOf(options: G['options'], board: G['board']): S
  readonly options: Schema
  readonly view: Schema
  readonly board: Schema
  readonly catalogue: Readonly<Record<string, Schema>>
  readonly events: Forms<S>
  readonly choices: Forms<S>
  readonly picks: Readonly<Record<string, Readonly<Record<string, PickFields>>>>
  showPick(scene: S, choice: G['choice'] | undefined, kept: Json): Json
  readPick(scene: S, choice: G['choice'] | undefined, raw: Json): Json
  showView(scene: S, control: State<G>['control'], view: V): Json
  showBoard(scene: S): object
}

/** A game with missions as programs outside are told it. */
export function missionOutward<G extends Game, S, V extends object>(
  parts: MissionOutwardParts<G, S, V>,
): Outward<G> {
  const { sceneOf, events, choices } = parts
  const picks = pickSchemas(parts.picks)
  return {
    schemas: {
      options: parts.options,
      view: parts.view,
      board: parts.board,
      odds: oddsSchema(picks.act ?? {}),
      catalogue: objectOf(parts.catalogue),
      events: eventSchemas(events),
      choices: choiceSchemas(choices),
      picks,
    },
    event: (options, board, event) => showEvent(events, event, sceneOf(options, board)),
    choice: (options, board, choice) => showBy(choices[choice.kind] ?? {}, choice, sceneOf(options, board)),
    pick: (options, board, choice, kept) => parts.showPick(sceneOf(options, board), choice, kept),
    readPick: (options, board, choice, raw) => parts.readPick(sceneOf(options, board), choice, raw),
    // What the ruleset's own view gave: JSON again for everybody else.
    view: (options, { board, control }, _events, view) =>
      parts.showView(sceneOf(options, board), control, view as object as V),
    odds: (_options, _board, odds) => odds,
    board: (options, board) => asJson(parts.showBoard(sceneOf(options, board))),
  }
}
