import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: every amplifier switched on stays on. */
export const CRANK_IT_UP_TO_11: MissionData = {
  id: 'crank-it-up-to-11',
  number: 22,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['9R+3 2V+1', '3V 8V+3', '4V 6V+1'],
  start: ['9R.NW'],
  exit: '4V.SW',
  spawns: [{ zone: '2V.NE' }, { zone: '4V.SE' }],
  objectives: [
    { face: '9R' },
    { face: '2V' },
    { face: '3V' },
    { face: '8V' },
    { face: '4V' },
    { face: '6V' },
  ],
  crates: ['2V', '3V', '8V', '6V'],
  goals: [{ goal: 'objectives' }, { goal: 'leave' }],
  rules: [
    { rule: 'loud-objectives', tokens: 2 },
    { rule: 'exit', open: 'goals' },
  ],
}
