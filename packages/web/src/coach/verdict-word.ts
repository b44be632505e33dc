import type { RankAnswer } from '../bots/bot-message.ts'

/** Whether a grade tells anything: not where it may be the best as well as the worst. */
export const isGradeKnown = ({ grade, least }: { readonly grade: number; readonly least: number }): boolean =>
  grade < 100 || least > 0

/** How an answer that was given is told: by its grade and its place, as in the list of the best; without a grade by its place. */
export function verdictWord({
  place,
  grade,
}: NonNullable<RankAnswer['given']>): `coach.verdict.${'best' | 'grade' | 'place'}` {
  if (place === 1) return 'coach.verdict.best'
  return grade === undefined ? 'coach.verdict.place' : 'coach.verdict.grade'
}
