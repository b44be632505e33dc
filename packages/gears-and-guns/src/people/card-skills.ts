import { againOf, givingSkill, passiveSkill, type Skill } from '@graveshift/zones'
import type { PlayedCardData } from '../content/card-data.ts'
import { CARDS } from '../content/cards.ts'

/** What cards do without a name of its own, as skills that only cards have. */
const LONG_REACH = 'long-reach'
const SEES_THROUGH_JETS = 'sees-through-jets'
/** Jumps down from balconies (UA-BAL-04). */
export const LEAPS = 'leaps'

/** The skills that a card carries: those printed, and what else it does for its bearer (GG-EQP-04, GG-EQP-08). */
export function skillsOfCard(card: PlayedCardData): readonly string[] {
  const { skills = [], again, meleeReach, seesThroughJets, leap } = card
  return [
    ...skills,
    ...(again ? skills.map(againOf) : []),
    ...(meleeReach ? [LONG_REACH] : []),
    ...(seesThroughJets ? [SEES_THROUGH_JETS] : []),
    ...(leap ? [LEAPS] : []),
  ]
}

/** How far the arm reaches that reaches farthest. */
const REACH = Math.max(...CARDS.map(({ meleeReach = 0 }) => meleeReach))

const repeated = CARDS.flatMap(({ again, skills = [] }) => (again ? skills.map(againOf) : []))

export const CARD_SKILLS: readonly Skill[] = [
  {
    id: LONG_REACH,
    grant(powers) {
      powers.meleeRange = REACH
    },
  },
  passiveSkill(SEES_THROUGH_JETS, 'seesThroughFog'),
  givingSkill(LEAPS),
  ...repeated.map(givingSkill),
]

/** Cards that carry skills for as long as somebody has them: inventions, always at work (GG-EQP-05). */
export const LENDERS: readonly string[] = CARDS.filter(
  (card) => card.kind === 'invention' && skillsOfCard(card).length > 0,
).map(({ id }) => id)
