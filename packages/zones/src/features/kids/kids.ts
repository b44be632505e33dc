import type { Refusal } from '@graveshift/kernel'
import type { Slipping } from '../../actions/slipping.ts'
import { done } from '../../actions/spend.ts'
import type { ZonesBoard } from '../../board.ts'
import type { SurvivorData } from '../../content/types.ts'
import type { Kit } from '../../kit.ts'
import { personAt, powersOf } from '../../people.ts'
import type { ReasonsOf } from '../../refusals.ts'

/** Kids: once a turn they slip past zombies in whatever way they go. */

export interface KidData extends SurvivorData {
  readonly kid: boolean
}

/** The reasons for which answers about kids are refused, by place. */
export const KID_REASONS = { slip: ['skill-missing', 'nothing-to-slip'] } as const

type Reasons = typeof KID_REASONS

/** The rule by which a game refuses whatever is about kids. */
export type KidRules = ReasonsOf<Reasons, string>

export const KID_REFUSALS: readonly string[] = Object.values(KID_REASONS).flat()

export interface KidKit extends Kit {
  readonly survivors: Readonly<Record<string, KidData>>
}

/** What may be done once a turn by kids. */
const SLIP = 'slip'

/** A kid's own way of slipping away, while it is still there; the skill itself needs no count (Z2-RUL-35). */
export const kidsSlip = (kit: () => KidKit, refusals: ReasonsOf<Reasons, Refusal>): Slipping => ({
  once: SLIP,
  refusals: refusals.slip,
  may(board: ZonesBoard, person: number) {
    const { survivors } = kit()
    const kid = survivors[personAt(board, person).id]?.kid === true
    return kid && !powersOf(kit(), board, person).slippery && !done(board, SLIP)
  },
})
