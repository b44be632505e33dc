import { missionOutward } from '@graveshift/zones/outward'
import type { Western } from '../game.ts'
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

/** The western game as programs outside are told it. */
export const WESTERN_OUTWARD = missionOutward<Western, OutwardScene, BoardView>({
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
