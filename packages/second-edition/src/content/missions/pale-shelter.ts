import type { MissionData } from '../../missions/types.ts'

/** Ours but for name and size: light the lamps, then lock yourselves in. */
export const PALE_SHELTER: MissionData = {
  id: 'pale-shelter',
  number: 16,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['8V+2 3V+1', '6V+2 1V+2'],
  start: ['8V.S'],
  spawns: [{ zone: '3V.NE' }, { zone: '1V.SE' }, { zone: '8V.SW' }],
  objectives: [{ face: '8V' }, { face: '3V' }, { face: '6V' }, { face: '1V' }],
  crates: ['8V', '3V', '6V', '1V'],
  dark: true,
  goals: [{ goal: 'objectives' }, { goal: 'gather', zones: ['6V.a', '6V.b', '6V.c', '6V.d'] }],
  rules: [{ rule: 'gift', take: 'flashlight' }],
}
