import type { Fields } from '@graveshift/zones'
import { MARKS, type MarkId, MOST_BONUS_ACTIONS } from '../content/campaign.ts'
import { CARDS, type CardId } from '../content/cards.ts'
import { SURVIVORS } from '../content/survivors.ts'
import { REWARDS, type Reward } from './sheet.ts'

/** What sheets hold, read from outside: of things that are known. */

const PEOPLE = SURVIVORS.map(({ id }) => id)
const CARD_IDS = CARDS.map(({ id }) => id)
const MARK_IDS = MARKS.map(({ id }) => id)
const MOST_CARDS = CARDS.reduce((sum, { count }) => sum + count, 0)

/** A list that must be there. */
function listIn<T extends string>(
  fields: Fields,
  field: string,
  known: readonly T[],
  most: number,
): readonly T[] {
  if (!fields.has(field)) return fields.wrong(field, 'must be a list')
  return fields.each(field, most, (item) => {
    const found = known.find((each) => each === item)
    return found ?? fields.wrong(field, `there is no ${JSON.stringify(item)}`)
  })
}

export const peopleIn = (fields: Fields, field: string): readonly string[] =>
  listIn(fields, field, PEOPLE, PEOPLE.length)
export const cardsIn = (fields: Fields, field: string): readonly CardId[] =>
  listIn(fields, field, CARD_IDS, MOST_CARDS)
export const marksIn = (fields: Fields): readonly MarkId[] => listIn(fields, 'marks', MARK_IDS, MARKS.length)
export const rewardsIn = (fields: Fields): readonly Reward[] =>
  listIn(fields, 'rewards', REWARDS, MOST_BONUS_ACTIONS)

export const somebodyIn = (fields: Fields, field: string): string | null =>
  fields.raw(field) === null ? null : fields.one(field, PEOPLE)
