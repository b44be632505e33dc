import {
  choiceSchemas,
  eventSchemas,
  type Outward,
  objectOf,
  pickSchemas,
  showBy,
  showEvent,
} from '@graveshift/kernel/outward'
import type { Board } from '../board.ts'
import type { BoardView } from '../board-view.ts'
import type { GearUp, Options } from '../game.ts'
import { contentFor, GEAR_UP_MODULE } from '../module.ts'
import { CATALOGUE } from './catalogue.ts'
import { CHOICES } from './choices.ts'
import { EVENTS } from './events.ts'
import type { OutwardScene } from './fields.ts'
import { ODDS, showOdds } from './odds.ts'
import { OPTIONS } from './options.ts'
import { PICKS, readPick, showPick } from './picks.ts'
import { showView, VIEW } from './view.ts'

const sceneOf = (options: Options, board: Board): OutwardScene => ({ content: contentFor(options), board })

/** Gear Up as programs outside are told it. */
export const GEAR_UP_OUTWARD: Outward<GearUp> = {
  schemas: {
    options: OPTIONS,
    view: VIEW,
    board: null,
    odds: ODDS,
    catalogue: objectOf(CATALOGUE),
    events: eventSchemas(EVENTS),
    choices: choiceSchemas(CHOICES),
    picks: pickSchemas(PICKS),
  },
  event: (options, board, event) => showEvent(EVENTS, event, sceneOf(options, board)),
  choice: (options, board, choice) => showBy(CHOICES[choice.kind], choice, sceneOf(options, board)),
  pick: (options, board, _choice, kept) => showPick(sceneOf(options, board), kept),
  readPick: (options, board, _choice, raw) => readPick(sceneOf(options, board), raw),
  view: (options, { board }, events, view) =>
    showView(
      sceneOf(options, board),
      GEAR_UP_MODULE.rulesFor(options).begin(options).board,
      events,
      view as unknown as BoardView,
    ),
  odds: (options, board, odds) => showOdds(sceneOf(options, board), odds),
}
