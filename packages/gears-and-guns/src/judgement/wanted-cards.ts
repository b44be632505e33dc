import type { WesternKit } from '../western-kit.ts'

/** The numbers of the objective cards that a goal asks for. */
export const wantedCards = ({ goals, mission }: WesternKit): readonly number[] =>
  goals.flatMap(({ data }) =>
    data.goal === 'cards' ? (data.cards ?? mission.cards.map(({ data: { number } }) => number)) : [],
  )
