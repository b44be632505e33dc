import type { Goal } from '../goal.ts'
import { readZones } from '../read-figures.ts'
import { listed, said } from '../sentences.ts'
import { zonesOf } from '../zones-of.ts'
import {
  allNear,
  areSafeIn,
  companionsOf,
  countIn,
  haveAllFallen,
  loneCompanions,
  PLACES_CHANGE,
} from './in-places.ts'

/** Every companion stands in one of these zones, and no zombie does. */
export interface EscortGoal {
  readonly goal: 'escort'
  readonly zones: readonly string[]
}

export const escort: Goal<EscortGoal> = {
  id: 'escort',
  figures: 'companions in `zones` with no zombie there',
  read: (fields) => ({ goal: 'escort', zones: readZones(fields) }),
  tell: ({ zones }) => said('goal.escort', { zones: listed(zones) }),
  on: PLACES_CHANGE,
  count: (kit, board, { zones }) => countIn(kit, companionsOf(board), zones),
  progress: (kit, board, { zones }) => allNear(kit, board, companionsOf(board), zones),
  met: (kit, board, { zones }) => areSafeIn(kit, board, companionsOf(board), zones),
  impossible: (_kit, board) => haveAllFallen(board),
  zones: ({ zones }) => zones,
  lint: ({ companions }) => [[companions, 'there are no companions']],
  wanted: {
    places: (_kit, board, into) => loneCompanions(board, into),
    task: 'rally',
    lastPlaces: ({ mission }, _board, { zones }) => zonesOf(mission, zones),
    // Companions who follow are brought along at once.
    onTheWay: true,
  },
}
