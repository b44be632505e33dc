import type { Skill } from './skill.ts'

/** Z2-SKL-28: what it gives is another skill; those offered are Z2-RUL-43's. */
export const brotherInArms: readonly Skill[] = ['plus-die-combat', 'plus-roll-combat'].map((effect) => ({
  id: `brother-${effect}`,
  grant(powers) {
    powers.brother.push(effect)
  },
}))
