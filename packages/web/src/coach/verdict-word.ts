import { topPercent } from '@graveshift/bots'

/** Few answers are told apart by their place, many by the part of them that is as good or better. */
const MANY = 10
/** Whoever is behind this is not at the top of anything. */
const TOP = 50

/** How the place of an answer among all is told: as a part of them only where that is praise. */
export function verdictWord(
  place: number,
  total: number,
): 'coach.verdict.best' | 'coach.verdict.percent' | 'coach.verdict.place' {
  if (place === 1) return 'coach.verdict.best'
  return total >= MANY && topPercent(place, total) <= TOP ? 'coach.verdict.percent' : 'coach.verdict.place'
}

/** Whether a grade tells anything: not where it may be the best as well as the worst. */
export const isGradeKnown = ({ grade, least }: { readonly grade: number; readonly least: number }): boolean =>
  grade < 100 || least > 0
