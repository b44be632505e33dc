import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: something grows in the dark rooms. */
export const THE_BLIGHT: MissionData = {
  id: 'the-blight',
  number: 17,
  difficulty: 'hard',
  minutes: 60,
  tiles: ['5V+1 8V+1 3V+3', '1V 4V 6V+1', '7R 9R+3 2V'],
  start: ['4V.SE'],
  spawns: [
    { zone: '5V.NW' },
    { zone: '3V.NE' },
    { zone: '2V.SE', colour: 'blue' },
    { zone: '7R.SW', colour: 'green' },
  ],
  objectives: [
    { face: '5V' },
    { face: '8V' },
    { face: '3V' },
    { face: '1V' },
    { face: '4V' },
    { face: '6V' },
    { face: '7R' },
    { face: '9R' },
  ],
  crates: ['5V', '8V', '3V', '1V', '6V', '2V'],
  goals: [
    { goal: 'objectives', count: 6 },
    { goal: 'kill', kind: 'abomination', count: 1 },
  ],
  rules: [
    { rule: 'dark-spawn', every: 5 },
    { rule: 'wake', colour: 'blue', when: { round: 8 } },
    { rule: 'wake', colour: 'green', when: { round: 12 } },
    { rule: 'arrival', zone: '8V.SE', kind: 'abomination', count: 1, when: { objectives: 4 } },
  ],
}
