import type { ZombieData } from '../types.ts'

/** Full of damage icons: disarm it before it goes off. */
export const BOMBERS: readonly ZombieData[] = [
  { id: 'bomber-01', type: 'bomber', speed: 'slow', fixed: 0, grid: ['.#.', 'DDD', '#A#', '.#.'] },
  { id: 'bomber-02', type: 'bomber', speed: 'fast', fixed: 1, grid: ['##.', 'DDD', '.##'] },
  { id: 'bomber-03', type: 'bomber', speed: 'slow', fixed: 0, grid: ['.M#.', 'DDDD', '.##.'] },
  { id: 'bomber-04', type: 'bomber', speed: 'slow', fixed: 1, grid: ['#D#', '#M#', 'D#D'] },
  { id: 'bomber-05', type: 'bomber', speed: 'fast', fixed: 0, grid: ['##D', 'D##', '#DA'] },
  { id: 'bomber-06', type: 'bomber', speed: 'slow', fixed: 1, grid: ['.A#.', '#DD#', '#D##'] },
]
