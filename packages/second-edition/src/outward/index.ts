import { missionOutward } from '@graveshift/zones/outward'
import type { SecondEdition } from '../game.ts'
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

/** The second edition as programs outside are told it. */
export const SECOND_EDITION_OUTWARD = missionOutward<SecondEdition, OutwardScene, BoardView>({
  sceneOf: (options, board) => ({ kit: kitFor(options), board }),
  options: OPTIONS,
  view: VIEW,
  board: BOARD,
  catalogue: CATALOGUE,
  events: EVENTS,
  choices: CHOICES,
  picks: PICKS,
  showPick,
  readPick,
  showView,
  showBoard,
})
