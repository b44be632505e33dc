/** Tables in which everything of the game comes up. */
export const TABLES: readonly object[] = [
  { mission: 'M0', seats: 2 },
  { mission: 'M9', seats: 1, abominations: 'printed', ultrared: true },
  { mission: 'M15', seats: 3, darkZones: true },
]
