import { GEAR_UP_FUZZ } from '@graveshift/gear-up/testing/fuzz'
import { Bug, type Game } from '@graveshift/kernel'
import type { FuzzSubject } from '@graveshift/kernel/testing'
import { SECOND_EDITION_FUZZ } from '@graveshift/second-edition/testing/fuzz'

/** Every game that is thrown at, listed once. */
export const SUBJECTS: Readonly<Record<string, FuzzSubject<Game>>> = {
  'gear-up': GEAR_UP_FUZZ as unknown as FuzzSubject<Game>,
  'second-edition': SECOND_EDITION_FUZZ as unknown as FuzzSubject<Game>,
}

export function subjectOf(game: string): FuzzSubject<Game> {
  const subject = SUBJECTS[game]
  if (!subject) throw new Bug(`nothing to throw at in ${game}`)
  return subject
}
