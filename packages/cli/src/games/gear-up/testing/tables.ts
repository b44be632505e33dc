/** Tables in which everything of the game comes up. */
export const TABLES: readonly object[] = [
  { seats: 1, boss: 'screamer' },
  { seats: 2, boss: 'dead-sox' },
  { seats: 3, boss: 'mutation', difficulty: 'hard' },
]
