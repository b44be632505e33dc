import type { ZombieKind } from '@graveshift/zones'

/** The types of zombies with their miniatures (Z2-SET-08). */
const COMMON: readonly ZombieKind[] = [
  { id: 'walker', rank: 2, damage: 1, points: 1, actions: 1, figures: 40 },
  { id: 'fatty', rank: 1, damage: 2, points: 1, actions: 1, figures: 16 },
  { id: 'runner', rank: 3, damage: 1, points: 1, actions: 2, figures: 16 },
]

const ABOMINATION = { rank: 1, damage: 3, points: 5, actions: 1, figures: 1, abomination: true } as const

/** The printed game's four (Z2-OPT-01). */
const PRINTED: readonly ZombieKind[] = [
  { id: 'patient-zero', ...ABOMINATION },
  { id: 'hobomination', ...ABOMINATION },
  // Is hit before everything else.
  { id: 'abominacop', ...ABOMINATION, rank: 0 },
  { id: 'abominawild', ...ABOMINATION },
]

/** The types of a game: so many plain abominations, or the printed four. */
export function zombieKinds(abominations: 'plain' | 'printed', most: number): readonly ZombieKind[] {
  if (abominations === 'printed') return [...COMMON, ...PRINTED]
  return [...COMMON, { id: 'abomination', ...ABOMINATION, figures: most }]
}
