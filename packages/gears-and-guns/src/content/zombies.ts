import type { ZombieKind } from '@graveshift/zones'

const ABOMINATION = { rank: 1, damage: 3, points: 5, actions: 1, figures: 1, abomination: true } as const

/** The types of zombies with their miniatures (UA-SET-06, UA-CMB-02, UA-ADR-01, UA-TGT-01). */
export const ZOMBIES = [
  { id: 'walker', rank: 2, damage: 1, points: 1, actions: 1, figures: 40 },
  { id: 'brute', rank: 1, damage: 2, points: 1, actions: 1, figures: 16 },
  { id: 'runner', rank: 3, damage: 1, points: 1, actions: 2, figures: 16 },
  { id: 'bowler', ...ABOMINATION },
  { id: 'steam-monster', ...ABOMINATION },
] as const satisfies readonly ZombieKind[]

/** Types that cards may place by name. */
export type PlacedKind = Exclude<(typeof ZOMBIES)[number]['id'], 'bowler' | 'steam-monster'>

/** One card for each abomination; the Steam Monster's joins where there is steam (GG-TWN-10). */
export const abominationDeck = (steam: boolean): readonly string[] =>
  steam ? ['bowler', 'steam-monster'] : ['bowler']
