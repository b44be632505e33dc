import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: no treasure to carry, only the strength to stay. */
export const MIGHT_MAKES_RIGHT: MissionData = {
  id: 'might-makes-right',
  number: 9,
  difficulty: 'easy',
  minutes: 60,
  tiles: ['7V+1 8R', '1V+3 6R'],
  start: ['7V.SE'],
  spawns: [{ zone: '7V.NW' }, { zone: '8R.NE' }, { zone: '6R.SE' }, { zone: '1V.SW' }],
  objectives: [{ face: '7V' }, { face: '8R' }, { face: '1V' }, { face: '6R' }],
  crates: ['7V', '8R', '1V', '6R'],
  goals: [
    { goal: 'level', level: 'orange', count: 2 },
    { goal: 'kill', kind: 'abomination', count: 1 },
  ],
  rules: [{ rule: 'arrival', zone: '7V.NW', kind: 'abomination', count: 1, when: { level: 'orange' } }],
}
