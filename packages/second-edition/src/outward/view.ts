import { asJson, has, type Json, nth, type State } from '@graveshift/kernel'
import {
  ANYTHING,
  COUNT,
  listOf,
  mapOf,
  nameOf,
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
import {
  type CardView,
  type DeckView,
  dangerLevel,
  LEVELS,
  type PersonView,
  PHASES,
  type TurnView,
  zoneName,
} from '@graveshift/zones'
import {
  CARD,
  carShown,
  DOOR,
  nameCars,
  PERSON,
  SKILL,
  TOKEN,
  TOKEN_COLOUR,
  tokenNames,
  ZONE,
} from '@graveshift/zones/outward'
import { BUDGETS } from '../content/budgets.ts'
import type { SecondEdition } from '../game.ts'
import { GOAL_IDS } from '../missions/goals.ts'
import { CAR_KINDS } from '../missions/types.ts'
import type { BoardView, TokenView, ZoneView } from '../view.ts'
import { SETUP } from './options.ts'
import type { OutwardScene } from './scene.ts'

const CARD_SHOWN = recordOf<CardView>({ card: CARD, spent: TRUTH })

const DECK = recordOf<DeckView>({ left: COUNT, discards: mapOf(COUNT) })

const PERSON_SHOWN = recordOf<Omit<PersonView, 'slots'>>({
  id: PERSON,
  seat: orNull(SEAT),
  zone: orNull(ZONE),
  health: WHOLE,
  points: COUNT,
  level: oneOf(LEVELS),
  skills: listOf(SKILL),
  lent: listOf(SKILL),
  hand: listOf(CARD_SHOWN),
  pack: listOf(CARD_SHOWN),
  waiting: TRUTH,
  leader: orNull(PERSON),
})

const TURN = recordOf<TurnView>({
  person: PERSON,
  left: objectOf({}, Object.fromEntries(BUDGETS.names.map((budget) => [budget, COUNT]))),
  done: listOf(TEXT),
})

/** What is told besides the view that screens are given. */
interface Besides {
  readonly danger: string
  readonly goals: Json
  /** Zombie cards turned up and not yet given to a zone. */
  readonly laid: readonly string[]
  /** The zombie card being carried out. */
  readonly spawn: Json
}

/** What `view` shows of the board. */
export const VIEW: Schema = recordOf<BoardView & Besides>({
  setup: SETUP,
  round: COUNT,
  phase: oneOf(PHASES),
  first: SEAT,
  people: listOf(PERSON_SHOWN),
  zones: mapOf(recordOf<ZoneView>({ zombies: mapOf(COUNT), noise: COUNT })),
  openDoors: listOf(DOOR),
  lockedDoors: listOf(DOOR),
  tokens: listOf(
    recordOf<TokenView>({
      token: TOKEN,
      kind: oneOf(['objective', 'crate']),
      zone: ZONE,
      colour: TOKEN_COLOUR,
      takenBy: orNull(PERSON),
    }),
  ),
  spawns: listOf(objectOf({ zone: ZONE, colour: TOKEN_COLOUR, asleep: TRUTH })),
  exit: orNull(ZONE),
  turn: orNull(TURN),
  cars: listOf(carShown(CAR_KINDS)),
  found: listOf(CARD_SHOWN),
  decks: objectOf({ equipment: DECK, pimpweapons: DECK, zombies: DECK }),
  tally: mapOf(COUNT),
  danger: oneOf(LEVELS),
  goals: listOf(objectOf({ goal: oneOf(GOAL_IDS), done: COUNT, of: COUNT, met: TRUTH, figures: ANYTHING })),
  laid: listOf(CARD),
  spawn: orNull(objectOf({ card: CARD, zone: ZONE, brings: orNull(nameOf('kind of zombie')), count: COUNT })),
})

/** The zombie card that is being carried out: it lies open until all that it brings is done. */
function spawnCard({ kit, board }: OutwardScene, { lanes }: State<SecondEdition>['control']): Json {
  const frame = lanes.flat().findLast((each) => each.kind === 'card')
  if (frame?.kind !== 'card' || frame.card === undefined) return null
  const printed = kit.spawnCards[frame.card]
  const lines = printed && has(printed, 'lines') ? printed : undefined
  return {
    card: frame.card,
    zone: zoneName(kit.map, frame.zone),
    brings: lines?.kind ?? null,
    count: lines?.lines[dangerLevel(board)] ?? 0,
  }
}

/** The goals of the mission, how much of each is done, and which are met as things stand. */
function goalsOf({ kit, board }: OutwardScene): Json {
  return kit.goals.map(({ kind, data }) => {
    const { goal, ...figures } = data
    const { done, of } = kind.count(kit, board, data)
    return {
      goal,
      done: Math.min(done, of),
      of,
      met: kind.met(kit, board, data),
      figures: figures as Json,
    }
  })
}

/** The view by names, with everything else that lies open. */
export function showView(
  scene: OutwardScene,
  control: State<SecondEdition>['control'],
  view: BoardView,
): Json {
  const { kit, board } = scene
  const tokens = tokenNames(kit, board)
  const besides: Besides = {
    danger: nth(LEVELS, dangerLevel(board)),
    goals: goalsOf(scene),
    laid: board.laid,
    spawn: spawnCard(scene, control),
  }
  return asJson({
    ...view,
    tokens: view.tokens.map((token, index) => ({ ...token, token: nth(tokens, index) })),
    cars: nameCars(board, view.cars),
    ...besides,
  })
}
