import type { MissionData } from '../../missions/types.ts'

/** Tiles, their places, goals and the pairs as known; turns of the tiles, starts, spawns and the blue door are ours. */
export const UNITED_WE_STAND: MissionData = {
  id: 'united-we-stand',
  number: 15,
  difficulty: 'medium',
  minutes: 45,
  tiles: ['1R+1 2R+3 8V+3', '4R 9R+2 3V+2', '7R+1 5R+2 6R+2'],
  start: ['1R.N', '2R.S', '4R.E', '9R.E', '7R.SE', '6R.S'],
  spawns: [{ zone: '1R.NW' }, { zone: '2R.NE' }, { zone: '3V.SE' }, { zone: '7R.SW', colour: 'blue' }],
  // Sixteen doors, fifteen red tokens: one door is blue.
  doors: [{ door: '8V.b-8V.W', colour: 'blue' }],
  objectives: [
    { face: '1R' },
    { face: '2R' },
    { face: '8V' },
    { face: '4R' },
    { face: '9R', colour: 'blue' },
    { face: '3V' },
    { face: '7R' },
    { face: '5R' },
    { face: '6R' },
  ],
  crates: ['1R', '2R', '8V', '4R', '9R', '3V', '7R', '5R', '6R'],
  goals: [
    { goal: 'rally' },
    { goal: 'objectives', faces: ['8V', '3V'] },
    { goal: 'crates', faces: ['8V', '3V'] },
  ],
  rules: [{ rule: 'pairs' }],
}
