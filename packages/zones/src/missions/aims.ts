import { NONE } from '../board.ts'
import type { Aims, Tolls } from '../judgement/aims.ts'
import type { Gates } from '../map/board.ts'
import type { Errand, Orders } from '../policy/orders.ts'
import { focusOf, lastPlaces } from './focus.ts'
import { isWayOut, progressOf } from './judge.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'
import { missionOrders } from './orders.ts'
import { cardsWantedBy, isHungry } from './wanted.ts'

/** What a game knows besides of its doors and machines. */
export interface OwnAims<B extends MissionBoard> {
  /** Whether a card opens closed gates. */
  opens(card: string): boolean
  /** Sends some before all others are sent. */
  orders?(board: B, orders: Orders): void
  /** What else is to be done at places, whatever the goals say: no more go than it takes. */
  errands?(board: B, into: Errand[]): void
  /** How many people go together, where the team is to be in several places at a time; all of them without. */
  group?(board: B): number | undefined
  /** Rounds in which a team that is badly armed looks for weapons before anything else; some unless said otherwise. */
  armingRounds?(board: B): number | undefined
  locked?(board: B): Gates
  goesFirst?(board: B, person: number): boolean
  tolls?(board: B): Tolls | undefined
  idle?(board: B, zone: number, kind: number): number
  /** Wounds that a zone brings beside those of the mission's rules. */
  harm?(board: B, zone: number): number
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
    opens: (card) => own.opens(card),
    wantedCards() {
      wanted ??= cardsWantedBy(kit())
      return wanted
    },
    hasShare(bearer) {
      for (const { kind, data } of kit().goals) if (kind.wanted?.hasShare?.(bearer, data)) return true
      return false
    },
    focus: (board) => focusOf(kit(), board),
    isSearching: (board) => isHungry(kit(), board),
    progress: (board) => progressOf(kit(), board),
    share: (board) => Math.floor(progressOf(kit(), board) / Math.max(1, kit().goals.length)),
    orders: (board) => missionOrders(kit(), board, own),
    lastPlaces: (board) => lastPlaces(kit(), board),
    exit: () => kit().mission.exit ?? NONE,
    stepsAfter(board) {
      let steps = 0
      for (const { kind, data } of kit().goals) steps += kind.wanted?.stepsAfter?.(kit(), board, data) ?? 0
      return steps
    },
    locked: (board) => own.locked?.(board) ?? 0,
    harm(board, zone) {
      let wounds = own.harm?.(board, zone) ?? 0
      for (const rule of kit().rules) wounds += rule.harm?.(board, zone) ?? 0
      return wounds
    },
    tolls: (board) => own.tolls?.(board),
    idle: (board, zone, kind) => own.idle?.(board, zone, kind) ?? 0,
    isWayOut: (board, person, zone) => isWayOut(kit(), board, person, zone),
    goesFirst: (board, person) => own.goesFirst?.(board, person) ?? false,
    late: ({ round }) => lateness(kit(), round),
  }
}
