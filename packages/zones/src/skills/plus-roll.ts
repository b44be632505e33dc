import { eachMode } from './by-mode.ts'

/** Z2-SKL-06 */
export const plusRoll = eachMode('plus-roll', 'plus')
