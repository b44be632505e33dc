import type { ZombieData } from '../types.ts'

/** Narrow and mostly fast, with more damage than body. */
export const RUNNERS: readonly ZombieData[] = [
  { id: 'runner-01', type: 'runner', speed: 'fast', fixed: 1, grid: ['.D', '##', 'D#', '#.'] },
  { id: 'runner-02', type: 'runner', speed: 'fast', fixed: 0, grid: ['#.', 'DD', '#A', '.#'] },
  { id: 'runner-03', type: 'runner', speed: 'fast', fixed: 1, grid: ['D#', '##', '.#'] },
  { id: 'runner-04', type: 'runner', speed: 'fast', fixed: 0, grid: ['#D', '#.', 'MD', '#.'] },
  { id: 'runner-05', type: 'runner', speed: 'fast', fixed: 1, grid: ['.#', '.D', '##', '#M'] },
  { id: 'runner-06', type: 'runner', speed: 'slow', fixed: 1, grid: ['#D', '##', '#.', 'D.'] },
  { id: 'runner-07', type: 'runner', speed: 'fast', fixed: 0, grid: ['##', 'D.', 'DA', '#.'] },
  { id: 'runner-08', type: 'runner', speed: 'fast', fixed: 1, grid: ['#.', '#.', 'D#', '.#'] },
  { id: 'runner-09', type: 'runner', speed: 'fast', fixed: 0, grid: ['.A.', 'DD#', '.D.'] },
  { id: 'runner-10', type: 'runner', speed: 'fast', fixed: 1, grid: ['#.', '##', 'D#', '.A'] },
  { id: 'runner-11', type: 'runner', speed: 'slow', fixed: 0, grid: ['#M.', '.D.', '.D#'] },
  { id: 'runner-12', type: 'runner', speed: 'fast', fixed: 1, grid: ['##', '#D', 'M#', '#.'] },
]
