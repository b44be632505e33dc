import type { Refusal } from '@graveshift/kernel'
import type { ZonesBoard } from '../../board.ts'
import type { ZonesEvent } from '../../events.ts'
import type { Zones } from '../../game.ts'
import type { Kit } from '../../kit.ts'
import type { ReasonsOf } from '../../refusals.ts'
import { isStart } from '../../skills/starts-with.ts'

/** Companions: people of no seat who wait on the board, are rallied, follow their leaders and lend them skills. */

export type CompanionEvent =
  | { readonly type: 'companionPlaced'; readonly id: string; readonly zone: number }
  | { readonly type: 'rallied'; readonly person: number; readonly companion: number }

export type CompanionEventOf<T extends CompanionEvent['type']> = Extract<CompanionEvent, { type: T }>

/** A game with companions, as far as they are concerned. */
export interface CompanionGame extends Omit<Zones, 'event'> {
  event: ZonesEvent | CompanionEvent
}

/** The reasons for which answers about companions are refused, by place. */
export const COMPANION_REASONS = { rally: ['not-here', 'no-actions'] } as const

type Reasons = typeof COMPANION_REASONS

/** The rule by which a game refuses whatever is about companions. */
export type CompanionRules = ReasonsOf<Reasons, string>

export const COMPANION_REFUSALS: readonly string[] = Object.values(COMPANION_REASONS).flat()

/** What a game says about its companions. */
export interface CompanionSetup<B extends ZonesBoard> {
  readonly refusals: ReasonsOf<Reasons, Refusal>
  /** What a companion lends its leader. */
  lends(board: B, companion: number): readonly string[]
}

export interface CompanionKit extends Kit<CompanionGame> {
  readonly companions: CompanionSetup<ZonesBoard>
}

/** The first of its skills, unless that one counts at setup alone (Z2-CMP-02). */
export const lentSkills = (skills: readonly string[]): readonly string[] =>
  skills.slice(0, 1).filter((skill) => !isStart(skill))

/** Whoever follows somebody. */
export function followersOf({ people }: ZonesBoard, leader: number): readonly number[] {
  const found: number[] = []
  for (let person = 0; person < people.length; person++)
    if (people[person]?.leader === leader) found.push(person)
  return found
}
