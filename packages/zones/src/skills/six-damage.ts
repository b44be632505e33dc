import { eachMode } from './by-mode.ts'

/** Z2-SKL-51 */
export const sixDamage = eachMode('six-damage', 'sixDamage')
