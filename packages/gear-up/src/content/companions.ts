import type { CompanionData } from './types.ts'

/** One per survivor name. None needs a neighbor, a track or a second activation (GU-SOL-05). */
export const COMPANIONS: readonly CompanionData[] = [
  { id: 'ethan', shape: ['##', '##', '#.'], effect: { effect: 'knockback' } },
  { id: 'lisa', shape: ['##', '#.'], effect: { effect: 'multi-hit', times: 2 } },
  { id: 'greta', shape: ['####', '#...'], effect: { effect: 'lock-and-load' } },
  { id: 'mateo', shape: ['###'], effect: { effect: 'explosive' } },
  { id: 'amadou', shape: ['##', '##'], effect: { effect: 'scavenge' } },
  { id: 'priya', shape: ['###', '.#.'], effect: { effect: 'gear-up' } },
]
