import type { ZombieData } from '../types.ts'

/** Middling in all but its smell. */
export const STINKIES: readonly ZombieData[] = [
  { id: 'stinky-01', type: 'stinky', speed: 'slow', fixed: 1, grid: ['.#.', '#D#', '#M#', '.#.'] },
  { id: 'stinky-02', type: 'stinky', speed: 'fast', fixed: 1, grid: ['A#.', '#D#', '.##', '..#'] },
  { id: 'stinky-03', type: 'stinky', speed: 'slow', fixed: 0, grid: ['.M#.', '##D#', 'D#..'] },
  { id: 'stinky-04', type: 'stinky', speed: 'fast', fixed: 0, grid: ['#.##', '#D#D', '.A..'] },
  { id: 'stinky-05', type: 'stinky', speed: 'slow', fixed: 1, grid: ['.D##.', '##A##'] },
  { id: 'stinky-06', type: 'stinky', speed: 'slow', fixed: 2, grid: ['###', 'D##', 'M#.', '#..'] },
]
