import { eachMode } from './by-mode.ts'

/** Z2-SKL-03: for each weapon used, so two for a pair. */
export const plusDie = eachMode('plus-die', 'die')
