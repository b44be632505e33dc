import { NONE } from '@graveshift/zones'
import { allNear, countIn, listed, MOST, readZones, said, share, zonesOf } from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import type { WesternKit } from '../../western-kit.ts'
import type { OwnGoal } from '../goal.ts'
import type { AboardGoal, TrainLeavesGoal } from '../goal-data.ts'
import { GAUGE_REACHED } from './gauge.ts'

/** The name under which a train that has left is counted. */
export const TRAIN_LEFT = 'train-left'

/** Zones of trains, by name. */
const carsOf = ({ map }: WesternKit): readonly string[] =>
  map.zones.filter(({ kind }) => kind === 'train').map(({ name }) => name)

const inPlay = ({ people }: Board) => people.filter(({ zone, health }) => zone !== NONE && health > 0)

/** The rule of the train says when it has left, and with whom (GG-M07). */
export const trainLeaves: OwnGoal<TrainLeavesGoal> = {
  id: 'train-leaves',
  figures: 'none: the train has left with everybody aboard',
  read: () => ({ goal: 'train-leaves' }),
  tell: () => said('goal.train-leaves'),
  on: ['tallied'],
  tally: () => TRAIN_LEFT,
  tallies: [TRAIN_LEFT],
  count: (kit, board) => countIn(kit, inPlay(board), carsOf(kit)),
  met: (_kit, { tally }) => (tally[TRAIN_LEFT] ?? 0) > 0,
  progress: (kit, board) => allNear(kit, board, inPlay(board), carsOf(kit)),
  lint: ({ has }) => [[has('running-train'), 'no train runs']],
  last: true,
  wanted: { lastPlaces: (kit) => zonesOf(kit.mission, carsOf(kit)) },
}

/** The name under which it is counted that everybody was aboard when it was looked at. */
export const ALL_ABOARD = 'all-aboard'

/** In the end phase so many rounds after the gauge's goal was met everybody is there, or it is lost (GG-RUL-57). */
export const aboard: OwnGoal<AboardGoal> = {
  id: 'aboard',
  figures: 'everybody is in `zones` in the end phase `roundsAfter` rounds after the gauge was full',
  read: (fields) => ({
    goal: 'aboard',
    zones: readZones(fields),
    roundsAfter: fields.count('roundsAfter', 0, MOST),
  }),
  tell: ({ zones, roundsAfter }) => said('goal.aboard', { zones: listed(zones), rounds: roundsAfter }),
  on: ['tallied'],
  tally: () => ALL_ABOARD,
  tallies: [ALL_ABOARD],
  count: (kit, board, { zones }) => countIn(kit, inPlay(board), zones),
  met: (_kit, { tally }) => (tally[ALL_ABOARD] ?? 0) > 0,
  progress: (kit, board, { zones }) =>
    board.tally[ALL_ABOARD] === undefined ? allNear(kit, board, inPlay(board), zones) : share(1, 1),
  zones: ({ zones }) => zones,
  lint: ({ mission }) => [
    [mission.data.goals.some(({ goal }) => goal === 'gauge'), 'no gauge says when it is looked at'],
  ],
  last: true,
  wanted: { lastPlaces: ({ mission }, _board, { zones }) => zonesOf(mission, zones) },
}

/** Whether the end phase has come in which everybody has to be aboard. */
export const isTimeToBoard = ({ round, tally }: Board, { roundsAfter }: AboardGoal): boolean => {
  const reached = tally[GAUGE_REACHED]
  return reached !== undefined && round >= reached + roundsAfter
}

export const areAllAboard = (kit: WesternKit, board: Board, { zones }: AboardGoal): boolean => {
  const there = zonesOf(kit.mission, zones)
  return inPlay(board).every(({ zone }) => there.includes(zone))
}
