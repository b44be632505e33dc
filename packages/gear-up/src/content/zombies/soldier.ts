import type { ZombieData } from '../types.ts'

/** Carries the gear: armor and ammo for whoever searches it. */
export const SOLDIERS: readonly ZombieData[] = [
  { id: 'soldier-01', type: 'soldier', speed: 'slow', fixed: 1, grid: ['.#.', 'AD#', '#M#', '#.#'] },
  { id: 'soldier-02', type: 'soldier', speed: 'fast', fixed: 1, grid: ['A##', '#DM', '.#.', '.#.'] },
  { id: 'soldier-03', type: 'soldier', speed: 'fast', fixed: 0, grid: ['.##', '#DA', 'MD#', '#..'] },
  { id: 'soldier-04', type: 'soldier', speed: 'slow', fixed: 1, grid: ['#A#', '#D#', '#M#'] },
  { id: 'soldier-05', type: 'soldier', speed: 'fast', fixed: 1, grid: ['##..', '#DA#', '.MD#'] },
  { id: 'soldier-06', type: 'soldier', speed: 'slow', fixed: 2, grid: ['.##.', 'A##M', '#D##'] },
]
