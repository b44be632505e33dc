import type { ZombieData } from '../types.ts'

/** Low and wide: long bars fit, tall shapes do not. */
export const CRAWLERS: readonly ZombieData[] = [
  { id: 'crawler-01', type: 'crawler', speed: 'slow', fixed: 0, grid: ['#D#A#', '..#..'] },
  { id: 'crawler-02', type: 'crawler', speed: 'slow', fixed: 0, grid: ['.###.', '##D#M'] },
  { id: 'crawler-03', type: 'crawler', speed: 'fast', fixed: 0, grid: ['#M###D'] },
  { id: 'crawler-04', type: 'crawler', speed: 'slow', fixed: 1, grid: ['##D##'] },
  { id: 'crawler-05', type: 'crawler', speed: 'slow', fixed: 0, grid: ['#A##..', '..D###'] },
  { id: 'crawler-06', type: 'crawler', speed: 'fast', fixed: 0, grid: ['#D#A#', '#...#'] },
  { id: 'crawler-07', type: 'crawler', speed: 'slow', fixed: 0, grid: ['..M#.', '#D###'] },
  { id: 'crawler-08', type: 'crawler', speed: 'fast', fixed: 0, grid: ['#M###', '#..D.'] },
  { id: 'crawler-09', type: 'crawler', speed: 'slow', fixed: 1, grid: ['#.#.#', '#D#M#'] },
  { id: 'crawler-10', type: 'crawler', speed: 'fast', fixed: 0, grid: ['#D####', '.A....'] },
  { id: 'crawler-11', type: 'crawler', speed: 'slow', fixed: 0, grid: ['D####', '#...D'] },
  { id: 'crawler-12', type: 'crawler', speed: 'fast', fixed: 1, grid: ['#A.##', '.#D#.'] },
]
