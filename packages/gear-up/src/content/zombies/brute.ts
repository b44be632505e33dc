import type { ZombieData } from '../types.ts'

/** Huge: room for every shape, and it takes three or four of them. */
export const BRUTES: readonly ZombieData[] = [
  { id: 'brute-01', type: 'brute', speed: 'slow', fixed: 1, grid: ['.##.', '####', '#DD#', '.#M.'] },
  { id: 'brute-02', type: 'brute', speed: 'slow', fixed: 1, grid: ['####', '#DD#', '#A##'] },
  { id: 'brute-03', type: 'brute', speed: 'slow', fixed: 2, grid: ['.#M#.', '##D##', '.#A#.'] },
  { id: 'brute-04', type: 'brute', speed: 'fast', fixed: 1, grid: ['#A#', '#D#', '#D#', '#.#'] },
  { id: 'brute-05', type: 'brute', speed: 'slow', fixed: 0, grid: ['.##M#.', '#DDD##', '##....'] },
  { id: 'brute-06', type: 'brute', speed: 'fast', fixed: 1, grid: ['##.##', '#A#M#', '.D#D.'] },
]
