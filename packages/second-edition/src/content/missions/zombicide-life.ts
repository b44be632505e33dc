import type { MissionData } from '../../missions/types.ts'

/** The tutorial: two tiles, everything on them, and back to where it began. */
export const ZOMBICIDE_LIFE: MissionData = {
  id: 'zombicide-life',
  number: 0,
  difficulty: 'easy',
  minutes: 30,
  tiles: ['1V+3 3V+3'],
  start: ['1V.SW'],
  exit: '1V.SW',
  spawns: [{ zone: '3V.NE' }, { zone: '1V.NE' }],
  objectives: [{ face: '1V' }, { face: '3V' }],
  crates: ['1V', '3V'],
  zombies: [
    { zone: '1V.NE', kind: 'fatty', count: 1 },
    { zone: '1V.NE', kind: 'runner', count: 1 },
    { zone: '1V.E', kind: 'walker', count: 1 },
    { zone: '1V.SE', kind: 'walker', count: 1 },
  ],
  goals: [{ goal: 'objectives' }, { goal: 'crates' }, { goal: 'leave' }],
  rules: [{ rule: 'exit', open: 'goals' }],
}
