import type { Json, State } from '@graveshift/kernel'
import { COUNT, listOf, mapOf, objectOf, oneOf, recordOf, type Schema } from '@graveshift/kernel/outward'
import { NOISE_SIDES } from '@graveshift/zones'
import {
  type BesidesView,
  besidesShown,
  decksShown,
  foundShown,
  laidOutShown,
  roundShown,
  showMissionView,
  turnShown,
  ZONE,
} from '@graveshift/zones/outward'
import { TOKEN_KINDS } from '../board.ts'
import { CARDS_SHOWN } from '../cards/outward.ts'
import { BUDGETS } from '../content/budgets.ts'
import { PILES } from '../content/decks.ts'
import { FALLEN_SHOWN } from '../fallen/outward.ts'
import type { Western } from '../game.ts'
import { HELD_SHOWN } from '../holding/outward.ts'
import { MACHINES_SHOWN } from '../machines/outward.ts'
import { GOALS } from '../missions/goals.ts'
import { PILE_SHOWN } from '../piles/outward.ts'
import { SHEETS_SHOWN } from '../sheets/outward.ts'
import { nameSpawns, SPAWN_SHOWN } from '../spawning/outward.ts'
import { TOWN_SHOWN } from '../town/outward.ts'
import type { BoardView } from '../view.ts'
import { SETUP } from './options.ts'
import type { OutwardScene } from './scene.ts'
import { VOCABULARY } from './vocabulary.ts'

export const NOISE_SHOWN = objectOf({ zone: ZONE, side: oneOf(NOISE_SIDES) })

/** What `view` shows of the board. */
export const VIEW: Schema = recordOf<BoardView & BesidesView>({
  setup: SETUP,
  ...roundShown(VOCABULARY),
  zones: mapOf(objectOf({ zombies: mapOf(COUNT) })),
  noise: NOISE_SHOWN,
  ...laidOutShown(TOKEN_KINDS),
  spawns: listOf(SPAWN_SHOWN),
  corpsePiles: listOf(PILE_SHOWN),
  held: listOf(HELD_SHOWN),
  fallen: listOf(FALLEN_SHOWN),
  machines: MACHINES_SHOWN,
  town: TOWN_SHOWN,
  turn: turnShown(BUDGETS),
  found: foundShown(VOCABULARY),
  decks: decksShown(PILES),
  tally: mapOf(COUNT),
  missionCards: CARDS_SHOWN,
  ...SHEETS_SHOWN,
  ...besidesShown(GOALS.map(({ id }) => id)),
})

/** The view by names, with everything else that lies open. */
export const showView = (
  { kit, board }: OutwardScene,
  control: State<Western>['control'],
  view: BoardView,
): Json => showMissionView(kit, board, control, view, { spawns: nameSpawns(kit, view.spawns) })
