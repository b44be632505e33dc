import type { RankAnswer } from '../bots/bot-message.ts'

/** How an answer that was given is told: by its grade and its place, as in the list of the best; without a grade by its place. */
export function verdictWord({
  place,
  grade,
}: NonNullable<RankAnswer['given']>): `coach.verdict.${'best' | 'grade' | 'place'}` {
  if (place === 1) return 'coach.verdict.best'
  return grade === undefined ? 'coach.verdict.place' : 'coach.verdict.grade'
}
