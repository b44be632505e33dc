import type { ZombieData } from '../types.ts'

/** Tiny and fast: few weapons fit, ammo finishes them. */
export const ZOMBIE_DOGS: readonly ZombieData[] = [
  { id: 'zombie-dog-01', type: 'zombie-dog', speed: 'fast', fixed: 0, grid: ['D##'] },
  { id: 'zombie-dog-02', type: 'zombie-dog', speed: 'fast', fixed: 1, grid: ['##', 'D.'] },
  { id: 'zombie-dog-03', type: 'zombie-dog', speed: 'fast', fixed: 0, grid: ['#D#', 'M..'] },
  { id: 'zombie-dog-04', type: 'zombie-dog', speed: 'fast', fixed: 1, grid: ['##', '#D'] },
  { id: 'zombie-dog-05', type: 'zombie-dog', speed: 'fast', fixed: 0, grid: ['#D.', '.##'] },
  { id: 'zombie-dog-06', type: 'zombie-dog', speed: 'fast', fixed: 0, grid: ['D#D', '.M.'] },
  { id: 'zombie-dog-07', type: 'zombie-dog', speed: 'slow', fixed: 0, grid: ['#A#', 'D.D'] },
  { id: 'zombie-dog-08', type: 'zombie-dog', speed: 'fast', fixed: 1, grid: ['#MD'] },
  { id: 'zombie-dog-09', type: 'zombie-dog', speed: 'fast', fixed: 0, grid: ['#D##'] },
  { id: 'zombie-dog-10', type: 'zombie-dog', speed: 'fast', fixed: 0, grid: ['#D#', '.#A'] },
  { id: 'zombie-dog-11', type: 'zombie-dog', speed: 'slow', fixed: 1, grid: ['#A', 'D#'] },
  { id: 'zombie-dog-12', type: 'zombie-dog', speed: 'fast', fixed: 0, grid: ['##DM', '#...'] },
]
