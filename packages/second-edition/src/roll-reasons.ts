import { CAR_ROLL, ROLL_REASONS } from '@graveshift/zones'

/** Whether a cocktail can be kept (Z2-SKL-22). */
export const COCKTAIL_ROLL = 'cocktail'

/** Why dice are thrown in this game. */
export const REASONS_TO_ROLL: readonly string[] = [...ROLL_REASONS, COCKTAIL_ROLL, CAR_ROLL]
