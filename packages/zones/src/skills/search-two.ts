import type { Skill } from './skill.ts'

const CARDS = 2

/** Z2-SKL-15: never more than two, however many lights there are (Z2-EQP-07). */
export const searchTwo: Skill = {
  id: 'search-two',
  grant(powers) {
    powers.searchCards = CARDS
  },
}
