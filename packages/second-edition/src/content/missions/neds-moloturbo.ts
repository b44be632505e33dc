import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: three giants, and bottles enough for each of them. */
export const NEDS_MOLOTURBO: MissionData = {
  id: 'neds-moloturbo',
  number: 25,
  difficulty: 'medium',
  minutes: 90,
  tiles: ['7R+1 5R+2 1R+2', '8V 6V+2 9V+2'],
  start: ['7R.S'],
  spawns: [{ zone: '1R.NE' }, { zone: '9V.SE' }],
  objectives: [
    { face: '7R' },
    { face: '5R' },
    { face: '1R' },
    { face: '8V' },
    { face: '6V' },
    { face: '9V' },
  ],
  crates: ['7R', '5R', '8V', '9V'],
  goals: [{ goal: 'kill', kind: 'abomination', count: 3 }],
  rules: [
    { rule: 'gift', take: 'molotov' },
    { rule: 'arrival', zone: '5R.NE', kind: 'abomination', count: 1, when: { round: 4 } },
    { rule: 'arrival', zone: '9V.E', kind: 'abomination', count: 1, when: { round: 8 } },
    { rule: 'arrival', zone: '7R.NE', kind: 'abomination', count: 1, when: { round: 12 } },
  ],
}
