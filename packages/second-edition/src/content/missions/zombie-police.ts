import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: a station of sixteen rooms, and a siren that will not stop. */
export const ZOMBIE_POLICE: MissionData = {
  id: 'zombie-police',
  number: 8,
  difficulty: 'medium',
  minutes: 30,
  tiles: ['2V+3 3V+3 6V+2', '5R 4V+1 8V+2'],
  start: ['5R.S'],
  exit: '6V.N',
  spawns: [
    { zone: '6V.NE' },
    { zone: '8V.SE' },
    { zone: '2V.SW', colour: 'green' },
    { zone: '2V.NE', colour: 'blue' },
  ],
  doors: [{ door: '6V.c-6V.NE', colour: 'blue' }],
  objectives: [
    { face: '5R', colour: 'blue' },
    { face: '2V' },
    { face: '3V' },
    { face: '4V' },
    { face: '6V' },
    { face: '8V' },
  ],
  crates: ['2V', '6V', '8V'],
  cars: [{ car: 'police-car', zone: '2V.SE' }],
  zombies: [{ zone: '3V.N', kind: 'fatty', count: 1 }],
  goals: [{ goal: 'objectives', count: 3 }, { goal: 'leave' }],
  rules: [
    { rule: 'driving' },
    { rule: 'siren', car: 'police-car', tokens: 2 },
    { rule: 'wake', colour: 'green', when: { round: 7 } },
    { rule: 'deadline', rounds: 14 },
    { rule: 'exit', open: 'goals' },
  ],
}
