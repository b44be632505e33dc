import { has } from '@graveshift/kernel'
import type { Effect } from './effects.ts'
import type { NoteData, ObjectiveCardData } from './objective-card.ts'
import type { WesternMission } from './types.ts'

/** An effect and all that may follow from it. */
const withInner = (effect: Effect): readonly Effect[] => [effect, ...allIn(innerOf(effect))]

function innerOf(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'choose':
      return effect.options.flat()
    case 'if':
    case 'roll':
      return [...effect.yes, ...(effect.no ?? [])]
    default:
      return []
  }
}

const allIn = (effects: readonly Effect[]): readonly Effect[] => effects.flatMap(withInner)

/** Everything a card may do, also while it stays. */
export function effectsOfCard(card: NoteData | ObjectiveCardData): readonly Effect[] {
  const stays = has(card, 'stays') ? card.stays : undefined
  return allIn([...card.effects, ...(stays && has(stays, 'effects') ? stays.effects : [])])
}

/** Everything the cards and notes of a mission may do. */
export const effectsOf = ({ cards, notes }: WesternMission): readonly Effect[] =>
  [...cards, ...notes].flatMap(effectsOfCard)
