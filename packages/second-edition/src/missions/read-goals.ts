import { LEVELS } from '@graveshift/zones'
import type { Fields } from '../fault.ts'
import { CARD_KINDS, type GoalData, type GoalFigures, type GoalId, ZOMBIE_KINDS } from './types.ts'

/** More than any list of a mission needs, and any round or zombie it counts to. */
export const MOST = 100

/** So many, or those of some faces, or all. */
const tokens = (fields: Fields): GoalFigures['objectives'] => ({
  ...(fields.has('count') ? { count: fields.count('count', 1, MOST) } : {}),
  ...(fields.has('faces') ? { faces: fields.names('faces', MOST) } : {}),
})

const car = (fields: Fields) => (fields.has('car') ? { car: fields.flag('car', false) } : {})

/** What every goal is read from; a goal that is not here does not compile. */
const FIGURES: { readonly [G in GoalId]: (fields: Fields) => GoalFigures[G] } = {
  objectives: tokens,
  crates: tokens,
  'objective-each': () => ({}),
  hold: (fields) => ({ kind: fields.one('kind', CARD_KINDS), count: fields.count('count', 1, MOST) }),
  'hold-each': (fields) => ({ kind: fields.one('kind', CARD_KINDS) }),
  store: (fields) => ({
    kind: fields.one('kind', CARD_KINDS),
    zone: fields.name('zone'),
    count: fields.count('count', 1, MOST),
  }),
  leave: car,
  rally: () => ({}),
  escort: (fields) => ({ zones: fields.names('zones', MOST) }),
  kill: (fields) => ({
    ...(fields.has('kind') ? { kind: fields.one('kind', ZOMBIE_KINDS) } : {}),
    count: fields.count('count', 1, MOST),
    ...car(fields),
  }),
  survive: (fields) => ({ rounds: fields.count('rounds', 1, MOST) }),
  level: (fields) => ({ level: fields.one('level', LEVELS), count: fields.count('count', 1, MOST) }),
  checkpoints: (fields) => ({
    zones: fields.names('zones', MOST),
    laps: fields.count('laps', 1, MOST),
  }),
  gather: (fields) => ({ zones: fields.names('zones', MOST) }),
}

export function readGoal(fields: Fields): GoalData {
  const goal = fields.one('goal', Object.keys(FIGURES) as GoalId[])
  return { goal, ...FIGURES[goal](fields) } as GoalData
}
