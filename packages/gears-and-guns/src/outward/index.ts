import { asJson } from '@graveshift/kernel'
import {
  choiceSchemas,
  eventSchemas,
  type Outward,
  objectOf,
  pickSchemas,
  showBy,
  showEvent,
} from '@graveshift/kernel/outward'
import { oddsSchema } from '@graveshift/zones/outward'
import type { Board } from '../board.ts'
import type { Options, Western } from '../game.ts'
import { kitFor } from '../module.ts'
import type { BoardView } from '../view.ts'
import { BOARD, showBoard } from './board.ts'
import { CATALOGUE } from './catalogue.ts'
import { CHOICES } from './choices.ts'
import { EVENTS } from './events.ts'
import { OPTIONS } from './options.ts'
import { PICKS, readPick, showPick } from './picks.ts'
import type { OutwardScene } from './scene.ts'
import { showView, VIEW } from './view.ts'

export { CAMP_OUTWARD } from '../campaign/camp/outward.ts'
export { CAMPAIGN } from '../campaign/outward.ts'

const sceneOf = (options: Options, board: Board): OutwardScene => ({ kit: kitFor(options), board })

const picks = pickSchemas(PICKS)

/** The western game as programs outside are told it. */
export const WESTERN_OUTWARD: Outward<Western> = {
  schemas: {
    options: OPTIONS,
    view: VIEW,
    board: BOARD,
    odds: oddsSchema(picks.act ?? {}),
    catalogue: objectOf(CATALOGUE),
    events: eventSchemas(EVENTS),
    choices: choiceSchemas(CHOICES),
    picks,
  },
  event: (options, board, event) => showEvent(EVENTS, event, sceneOf(options, board)),
  choice: (options, board, choice) => showBy(CHOICES[choice.kind], choice, sceneOf(options, board)),
  pick: (options, board, _choice, kept) => showPick(sceneOf(options, board), kept),
  readPick: (options, board, _choice, raw) => readPick(sceneOf(options, board), raw),
  // What the ruleset's own view gave: JSON again for everybody else.
  view: (options, { board, control }, _events, view) =>
    showView(sceneOf(options, board), control, view as object as BoardView),
  odds: (_options, _board, odds) => odds,
  board: (options, board) => asJson(showBoard(sceneOf(options, board))),
}
