import type { MissionData } from '../../missions/types.ts'

/** Tiles, open doors, marked zones and the four objectives as known; which zones are marked, and until when, is ours. */
export const GRINDHOUSE: MissionData = {
  id: 'grindhouse',
  number: 7,
  difficulty: 'easy',
  minutes: 45,
  tiles: ['6V 4V', '3V+3 8V'],
  start: ['6V.SE'],
  spawns: [{ zone: '4V.NE' }, { zone: '3V.SW' }, { zone: '6V.SW' }],
  doors: [
    { door: '4V.c-4V.SW', open: true },
    { door: '8V.b-8V.N', open: true },
  ],
  objectives: [{ face: '6V' }, { face: '4V' }, { face: '3V' }, { face: '8V' }],
  crates: ['6V', '4V', '3V', '8V'],
  goals: [{ goal: 'objectives' }, { goal: 'survive', rounds: 8 }],
  rules: [
    { rule: 'standing-noise', zones: ['4V.b', '8V.c'], tokens: 2 },
    { rule: 'forbidden', zones: ['4V.b', '8V.c'] },
  ],
}
