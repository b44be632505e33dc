import type { Json, State } from '@graveshift/kernel'
import { COUNT, listOf, mapOf, recordOf, type Schema } from '@graveshift/kernel/outward'
import {
  type BesidesView,
  besidesShown,
  carShown,
  DOORS_SHOWN,
  decksShown,
  foundShown,
  LOUD_ZONES,
  laidOutShown,
  nameCars,
  roundShown,
  showMissionView,
  turnShown,
} from '@graveshift/zones/outward'
import { TOKEN_KINDS } from '../board.ts'
import { BUDGETS } from '../content/budgets.ts'
import { DECKS } from '../content/decks.ts'
import type { SecondEdition } from '../game.ts'
import { GOAL_IDS } from '../missions/goals.ts'
import { CAR_KINDS } from '../missions/types.ts'
import type { BoardView } from '../view.ts'
import { SETUP } from './options.ts'
import type { OutwardScene } from './scene.ts'
import { VOCABULARY } from './vocabulary.ts'

/** What `view` shows of the board. */
export const VIEW: Schema = recordOf<BoardView & BesidesView>({
  setup: SETUP,
  ...roundShown(VOCABULARY),
  zones: LOUD_ZONES,
  ...DOORS_SHOWN,
  ...laidOutShown(TOKEN_KINDS),
  turn: turnShown(BUDGETS),
  cars: listOf(carShown(CAR_KINDS)),
  found: foundShown(VOCABULARY),
  decks: decksShown(DECKS),
  tally: mapOf(COUNT),
  ...besidesShown(GOAL_IDS),
})

/** The view by names, with everything else that lies open. */
export const showView = (
  { kit, board }: OutwardScene,
  control: State<SecondEdition>['control'],
  view: BoardView,
): Json => showMissionView(kit, board, control, view, { cars: nameCars(board, view.cars) })
