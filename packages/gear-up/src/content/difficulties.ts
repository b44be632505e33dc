import type { DifficultyData, SpawnCount } from './types.ts'

const everywhere = (count: SpawnCount): readonly SpawnCount[] => Array.from({ length: 6 }, () => count)

/**
 * From mild to cruel. The sides are the rulebook's, the starting zombies ours (GU-SET-03): one more of them weighs the
 * heavier the more seats there are, for whoever falls takes all others along, and lighter alone (docs/balance).
 */
export const DIFFICULTIES: readonly DifficultyData[] = [
  {
    id: 'easy',
    start: [
      [1, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
    ],
    spawnSide: 'black',
    bossSide: 'black',
  },
  { id: 'standard', start: everywhere([3, 0]), spawnSide: 'black', bossSide: 'red' },
  { id: 'hard', start: everywhere([3, 0]), spawnSide: 'red', bossSide: 'red' },
  {
    id: 'nightmare',
    start: [
      [5, 0],
      [5, 0],
      [0, 2],
      [4, 0],
      [4, 0],
      [4, 0],
    ],
    spawnSide: 'red',
    bossSide: 'red',
  },
]
