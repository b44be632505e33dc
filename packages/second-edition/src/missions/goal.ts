import type { Fields } from '@graveshift/zones'
import type { Goal } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import type { SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import type { GoalData } from './types.ts'

/** A kind of goal as this game has it: cars may count for it. */
export interface OwnGoal<D extends { readonly goal: string }> extends Goal<D, SecondEdition, SecondKit> {
  /** The name under which it counts zombies run over, if it does. */
  ranOver?(data: D): string | undefined
  /** Where a car is to be driven for it, NONE where zombies are; for bots. */
  driveTo?(kit: SecondKit, board: Board, data: D): number | undefined
}

/** A goal of a mission: its kind, and what the mission says of it. */
export interface SecondGoal {
  readonly kind: Omit<OwnGoal<GoalData>, 'on'>
  readonly data: GoalData
}

/** A flag that may be left out. */
export const readCar = (fields: Fields): { readonly car?: boolean } =>
  fields.has('car') ? { car: fields.flag('car', false) } : {}
