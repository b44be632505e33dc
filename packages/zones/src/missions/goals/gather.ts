import { NONE } from '../../board.ts'
import type { Goal } from '../goal.ts'
import type { MissionBoard } from '../mission-game.ts'
import { readZones } from '../read-figures.ts'
import { listed, said } from '../sentences.ts'
import { zonesOf } from '../zones-of.ts'
import { allNear, areSafeIn, countIn, PLACES_CHANGE } from './in-places.ts'

/** Everybody on the board stands in one of these zones, and no zombie does. */
export interface GatherGoal {
  readonly goal: 'gather'
  readonly zones: readonly string[]
}

const onTheBoard = ({ people }: MissionBoard) => people.filter(({ zone }) => zone !== NONE)

export const gather: Goal<GatherGoal> = {
  id: 'gather',
  figures: 'everybody in `zones` with no zombie there',
  read: (fields) => ({ goal: 'gather', zones: readZones(fields) }),
  tell: ({ zones }) => said('goal.gather', { zones: listed(zones) }),
  on: PLACES_CHANGE,
  count: (kit, board, { zones }) => countIn(kit, onTheBoard(board), zones),
  progress: (kit, board, { zones }) => allNear(kit, board, onTheBoard(board), zones),
  met: (kit, board, { zones }) => areSafeIn(kit, board, onTheBoard(board), zones),
  zones: ({ zones }) => zones,
  last: true,
  wanted: { lastPlaces: ({ mission }, _board, { zones }) => zonesOf(mission, zones) },
}
