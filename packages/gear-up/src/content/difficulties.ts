import type { DifficultyData } from './types.ts'

/** From mild to cruel. The sides are the rulebook's, the starting zombies ours (GU-SET-03). */
export const DIFFICULTIES: readonly DifficultyData[] = [
  { id: 'easy', start: [2, 0], spawnSide: 'black', bossSide: 'black' },
  { id: 'standard', start: [3, 0], spawnSide: 'black', bossSide: 'red' },
  { id: 'hard', start: [3, 0], spawnSide: 'red', bossSide: 'red' },
  { id: 'nightmare', start: [5, 0], spawnSide: 'red', bossSide: 'red' },
]
