import type { Game, Judgement } from '@graveshift/kernel'

/** Whether a game has a coach, and a debrief: its rules count what people count, or plan. */
export const isCoached = ({ metrics, planning }: Pick<Judgement<Game>, 'metrics' | 'planning'>): boolean =>
  metrics !== undefined || planning !== undefined
