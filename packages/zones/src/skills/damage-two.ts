import { eachKind } from './by-mode.ts'

/** Z2-SKL-21: weapons of damage 1 count as 2. */
export const damageTwo = eachKind('damage-2', (powers, mode) => {
  powers.damageFloor[mode] = Math.max(powers.damageFloor[mode], 2)
})
