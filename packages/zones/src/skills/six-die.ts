import { eachMode } from './by-mode.ts'

/** Z2-SKL-14 */
export const sixDie = eachMode('six-die', 'sixDie')
