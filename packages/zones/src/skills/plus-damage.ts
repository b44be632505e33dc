import { eachMode } from './by-mode.ts'

/** Z2-SKL-02 */
export const plusDamage = eachMode('plus-damage', 'damage')
