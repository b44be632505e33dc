import { has, type Telling, type Term } from '@graveshift/kernel'
import { word } from '../tell/terms.ts'
import type { Moment } from './plan.ts'

/** What sentences of goals and rules are made of. */

export const said = (key: string, values: Readonly<Record<string, Term>> = {}): Telling => ({
  word: `${key}.text`,
  with: values,
})
/** So many cards, or zombies, of a kind, counted as the language counts them. */
export const cards = (kind: string, count: number): Telling => ({
  word: `card-kind.${kind}`,
  with: { count },
})
export const zombies = (kind: string, count: number): Telling => ({
  word: `zombie-kind.${kind}`,
  with: { count },
})
export const listed = (names: readonly string[]): string => names.join(', ')
export const yes = (holds: boolean | undefined): string => (holds ? 'yes' : 'no')

export function tellMoment(when: Moment): Telling {
  if (has(when, 'round')) return { word: 'moment.round', with: { count: when.round } }
  if (has(when, 'objectives')) return { word: 'moment.objectives', with: { count: when.objectives } }
  if (has(when, 'doors')) return { word: 'moment.doors', with: { count: when.doors } }
  return { word: 'moment.level', with: { level: word(`level.${when.level}`) } }
}
