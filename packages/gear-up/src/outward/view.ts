import { type Json, nth } from '@graveshift/kernel'
import {
  COUNT,
  eitherOf,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  type Schema,
  SEAT,
  TEXT,
  TRUTH,
  WHOLE,
} from '@graveshift/kernel/outward'
import { type Board, type Event, STEPS } from '../board.ts'
import type {
  BoardView,
  BodyView,
  BossView,
  SeatView,
  TrackView,
  WeaponView,
  ZombieView,
} from '../board-view.ts'
import { LETTERS, TIERS, ZOMBIE_TYPES } from '../content/types.ts'
import { turnedUp } from '../turned-up.ts'
import { DRAWING, EFFECT, ICONS, SPEED, TURN_CARD } from './catalogue.ts'
import { BODY, bodyNames, CARD, COLOUR, type OutwardScene, SQUARES, SURVIVOR, ZOMBIE } from './fields.ts'
import { SETUP } from './options.ts'

const TRACK = recordOf<TrackView>({ owned: WHOLE, used: COUNT, of: COUNT })

const WEAPON = recordOf<WeaponView>({
  id: TEXT,
  colour: COLOUR,
  shape: DRAWING,
  starting: orNull(EFFECT),
  upgrades: listOf(EFFECT),
  unlocked: COUNT,
  frenzy: COUNT,
})

const SEAT_SHOWN = recordOf<SeatView>({
  survivor: SURVIVOR,
  leader: TRUTH,
  health: objectOf({ left: WHOLE, of: COUNT }),
  armor: TRACK,
  ammo: TRACK,
  weapons: listOf(WEAPON),
  owed: COUNT,
  companions: listOf(objectOf({ id: SURVIVOR, ready: TRUTH })),
})

const ZOMBIE_SHOWN = recordOf<ZombieView>({
  target: ZOMBIE,
  card: CARD,
  type: oneOf(ZOMBIE_TYPES),
  tier: oneOf(TIERS),
  speed: SPEED,
  seat: SEAT,
  slot: COUNT,
  grid: DRAWING,
  fixed: COUNT,
  crossed: SQUARES,
  damage: COUNT,
})

const BODY_SHOWN = recordOf<BodyView>({
  target: BODY,
  id: BODY,
  grid: DRAWING,
  mouth: orNull(DRAWING),
  lines: listOf(TEXT),
  fixedYellow: COUNT,
  fixedBlue: COUNT,
  crossed: SQUARES,
  alive: TRUTH,
  attack: COUNT,
  specialAttack: COUNT,
})

/** What is told besides the view that screens are given. */
interface Besides {
  /** The cards of this round turned up so far: each turn's card, and the spawn or boss card under it. */
  readonly turnedUp: Json
  /** The spawn or boss card of this turn, once it lies open. */
  readonly open: Json
}

/** What `view` shows of the board. */
export const VIEW: Schema = recordOf<BoardView & Besides>({
  setup: SETUP,
  round: COUNT,
  turn: COUNT,
  step: oneOf(STEPS),
  card: orNull(TURN_CARD),
  seats: listOf(SEAT_SHOWN),
  zombies: listOf(ZOMBIE_SHOWN),
  boss: recordOf<BossView>({
    id: TEXT,
    seat: orNull(SEAT),
    track: listOf(SPEED),
    screams: COUNT,
    skillTurn: COUNT,
    bodies: listOf(BODY_SHOWN),
  }),
  tray: listOf(CARD),
  left: objectOf({
    turn: listOf(CARD),
    spawn: mapOf(COUNT),
    boss: listOf(mapOf(COUNT)),
    regular: COUNT,
    special: COUNT,
  }),
  discards: objectOf({ regular: listOf(CARD), special: listOf(CARD) }),
  turnedUp: listOf(objectOf({ turn: COUNT, card: orNull(CARD), under: orNull(CARD) })),
  open: orNull(
    eitherOf(
      objectOf({ kind: oneOf(['spawn']), card: oneOf(LETTERS) }),
      objectOf({ kind: oneOf(['boss']), card: CARD, icons: ICONS }),
    ),
  ),
})

function lyingOpen({ content }: OutwardScene, card: string | undefined): Json {
  if (card === undefined) return null
  const boss = content.bossCards[card]
  return boss ? { kind: 'boss', card, icons: boss.icons } : { kind: 'spawn', card }
}

/** The view by names, with everything else that lies open. */
export function showView(scene: OutwardScene, begun: Board, events: readonly Event[], view: BoardView): Json {
  const bodies = bodyNames(scene)
  const turns = turnedUp(events, begun)
  const besides: Besides = {
    turnedUp: [...turns].map(([turn, { turn: card, card: under }]) => ({
      turn,
      card: card ?? null,
      under: under ?? null,
    })),
    open: lyingOpen(scene, turns.get(view.turn)?.card),
  }
  return {
    ...view,
    boss: {
      ...view.boss,
      bodies: view.boss.bodies.map((body, index) => ({ ...body, target: nth(bodies, index) })),
    },
    ...besides,
  } as unknown as Json
}
