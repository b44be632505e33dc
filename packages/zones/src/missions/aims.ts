import type { ActPick } from '../game.ts'
import { type Aims, ZONES_NEVER, ZONES_WORTH } from '../judgement/aims.ts'
import type { Gates } from '../map/board.ts'
import type { Look } from '../policy/look.ts'
import type { Orders } from '../policy/orders.ts'
import { missionWorth } from './act-worths.ts'
import { focusOf } from './focus.ts'
import { progressOf } from './judge.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'
import { missionOrders } from './orders.ts'
import { cardsWantedBy, isHungry } from './wanted.ts'

/** What the actions of missions are worth at first sight. */
const MISSION_WORTH: Readonly<Record<string, number>> = { take: 300, store: 300 }

/** What a game knows besides of its own actions, doors and machines. */
export interface OwnAims<B extends MissionBoard> {
  /** What its actions are worth at first sight, and those that bots leave alone. */
  readonly worth?: Readonly<Record<string, number>>
  readonly never?: readonly string[]
  /** Whether a card opens closed gates. */
  opens(card: string): boolean
  /** Sends some before all others are sent. */
  orders?(board: B, orders: Orders): void
  worthOf?(look: Look<B>, pick: ActPick): number | undefined
  locked?(board: B): Gates
  goesFirst?(board: B, person: number): boolean
}

const WHOLE = 1_000

function lateness({ rules }: MissionKit, round: number): number {
  for (const { lastRound } of rules)
    if (lastRound !== undefined) return Math.floor((round * WHOLE) / lastRound)
  return 0
}

/** What bots go by in a mission, with what the game knows besides; the kit is not there yet when its aims are made. */
export function missionAims<B extends MissionBoard>(kit: () => MissionKit, own: OwnAims<B>): Aims<B> {
  let wanted: ReadonlySet<string> | undefined
  return {
  worth: { ...ZONES_WORTH, ...MISSION_WORTH, ...own.worth },
  never: new Set([...ZONES_NEVER, ...(own.never ?? [])]),
  opens: (card) => own.opens(card),
  wantedCards() {
    wanted ??= cardsWantedBy(kit())
    return wanted
  },
  focus: (board) => focusOf(kit(), board),
  isSearching: (board) => isHungry(kit(), board),
  progress: (board) => progressOf(kit(), board),
  share: (board) => Math.floor(progressOf(kit(), board) / Math.max(1, kit().goals.length)),
  orders: (board) => missionOrders(kit(), board, (orders) => own.orders?.(board, orders)),
  worthOf: (look, pick) => own.worthOf?.(look, pick) ?? missionWorth(kit(), look, pick),
  locked: (board) => own.locked?.(board) ?? 0,
  harm(board, zone) {
    let wounds = 0
    for (const rule of kit().rules) wounds += rule.harm?.(board, zone) ?? 0
    return wounds
  },
  goesFirst: (board, person) => own.goesFirst?.(board, person) ?? false,
  late: ({ round }) => lateness(kit(), round),
  }
}
