import { has } from '@graveshift/kernel'
/** What stands in the way of opening a game; a word `refused-file.<why>` says it. */
export const REFUSED_FILES = [
  'not-found',
  'not-json',
  'not-a-game',
  'not-plain',
  'too-large',
  'damaged',
  'diverged',
  'foreign-game',
  'future-version',
  'other-rules',
  'no-storage',
] as const
export type RefusedFile = (typeof REFUSED_FILES)[number]

export interface Refused {
  readonly refused: RefusedFile
}

export function isRefused(value: object): value is Refused {
  return has(value, 'refused')
}

export function refusedBy(fault: string): Refused {
  return { refused: REFUSED_FILES.find((known) => known === fault) ?? 'damaged' }
}
