import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: everybody brings something to eat. */
export const BREAKFAST_AT_JESSES: MissionData = {
  id: 'breakfast-at-jesses',
  number: 14,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['1V 4V', '9R+3 6R+1', '7R+2 2R+3'],
  start: ['7R.SW'],
  spawns: [{ zone: '1V.NW' }, { zone: '4V.NE' }, { zone: '2R.SE' }, { zone: '9R.SW', colour: 'blue' }],
  objectives: [{ face: '1V' }, { face: '4V' }, { face: '6R' }, { face: '7R' }, { face: '2R' }],
  crates: ['1V', '4V', '6R'],
  goals: [{ goal: 'store', kind: 'food', zone: '9R.a', count: 4 }],
  rules: [
    { rule: 'gift', draw: 'equipment' },
    { rule: 'wake', colour: 'blue', when: { round: 7 } },
  ],
}
