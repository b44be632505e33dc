import type { ZombieData } from '../types.ts'

/** Broad and mostly slow: the bulk of every horde. */
export const WALKERS: readonly ZombieData[] = [
  { id: 'walker-01', type: 'walker', speed: 'slow', fixed: 0, grid: ['.#.', '#D#', '#M#'] },
  { id: 'walker-02', type: 'walker', speed: 'slow', fixed: 0, grid: ['##.', '#D#', '.A#'] },
  { id: 'walker-03', type: 'walker', speed: 'slow', fixed: 0, grid: ['#D#', 'M##'] },
  { id: 'walker-04', type: 'walker', speed: 'fast', fixed: 0, grid: ['.##', '#D#', '#A.'] },
  { id: 'walker-05', type: 'walker', speed: 'slow', fixed: 1, grid: ['#.#', '#D#', '###'] },
  { id: 'walker-06', type: 'walker', speed: 'slow', fixed: 0, grid: ['##', 'DD', '#M', '##'] },
  { id: 'walker-07', type: 'walker', speed: 'fast', fixed: 0, grid: ['.##.', '#DM#'] },
  { id: 'walker-08', type: 'walker', speed: 'slow', fixed: 1, grid: ['.###', '##D.', '.M..'] },
  { id: 'walker-09', type: 'walker', speed: 'slow', fixed: 0, grid: ['###', '#DA', '##.'] },
  { id: 'walker-10', type: 'walker', speed: 'fast', fixed: 0, grid: ['##.', '.D#', '.##'] },
  { id: 'walker-11', type: 'walker', speed: 'slow', fixed: 1, grid: ['#D#', '.#.', '#M#'] },
  { id: 'walker-12', type: 'walker', speed: 'fast', fixed: 1, grid: ['D#.', '###', '.#A'] },
]
