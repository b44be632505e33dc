import type { Refusal } from '@graveshift/kernel'

/** Reasons for which games on zones refuse an answer. Each has a sentence in the words of every such game. */
export const ZONES_REFUSALS = [
  'already-done',
  'already-loaded',
  'card-not-there',
  'cannot-pair',
  'cannot-search-here',
  'cannot-see',
  'closed-to-combat',
  'declined-before',
  'higher-priority-first',
  'hand-full',
  'in-a-trade',
  'level-skill',
  'must-be-sure',
  'no-actions',
  'no-cards-left',
  'no-way',
  'no-zombies-there',
  'not-against-these',
  'not-an-answer',
  'not-a-weapon',
  'not-here',
  'not-in-hand',
  'not-your-survivor',
  'nothing-to-do',
  'nothing-to-slip',
  'out-of-range',
  'pack-full',
  'same-place',
  'skill-missing',
  'spent',
  'split-sizes',
  'too-far',
  'wrong-damage',
  'zombies-here',
] as const

export type ZonesReason = (typeof ZONES_REFUSALS)[number]

export function refuse(
  refused: ZonesReason,
  rule: string,
  figures?: Readonly<Record<string, number>>,
): Refusal {
  return figures ? { refused, rule, with: figures } : { refused, rule }
}

export const NOT_AN_ANSWER: Refusal = refuse('not-an-answer', 'KERNEL')
