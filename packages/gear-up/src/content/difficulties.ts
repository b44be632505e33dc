import type { DifficultyData } from './types.ts'

/** From mild to cruel. The sides are the rulebook's, the starting zombies ours (GU-SET-03). */
export const DIFFICULTIES: readonly DifficultyData[] = [
  { id: 'easy', start: [1, 0], spawnSide: 'black', bossSide: 'black' },
  { id: 'standard', start: [2, 0], spawnSide: 'black', bossSide: 'red' },
  { id: 'hard', start: [1, 1], spawnSide: 'red', bossSide: 'red' },
  { id: 'nightmare', start: [2, 1], spawnSide: 'red', bossSide: 'red' },
]
