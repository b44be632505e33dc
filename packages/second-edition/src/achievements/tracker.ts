import { trackerOf } from '@graveshift/zones/achievements'
import type { Board } from '../board.ts'
import type { Event } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import { ACHIEVEMENT_GROUPS } from './list.ts'
import { COUNTERS, freshTally, type Tally } from './tally.ts'

/** Follows a game from its events. */
export const achievementTracker = trackerOf<Event, SecondKit, Board, Tally>({
  groups: ACHIEVEMENT_GROUPS,
  counters: COUNTERS,
  freshTally,
})
