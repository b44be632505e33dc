import type { SpawnCard } from '@graveshift/zones'

/** Parts of the zombie deck: eighteen mild cards, eighteen harsh ones, four extra activations. */
type ZombieCardSet = 'mild' | 'harsh' | 'extra'

export type ZombieCard = SpawnCard & { readonly set: ZombieCardSet }

/** The forty zombie cards (UA-SPW-06, UA-RSH-01, UA-EXT-01). Piles that wake add many cards a round, so few come on each. */
export const ZOMBIE_CARDS: readonly ZombieCard[] = [
  { id: 'z01', set: 'mild', kind: 'walker', lines: [1, 2, 3, 4], rush: false },
  { id: 'z02', set: 'mild', kind: 'walker', lines: [1, 2, 3, 4], rush: false },
  { id: 'z03', set: 'mild', kind: 'walker', lines: [1, 2, 4, 5], rush: false },
  { id: 'z04', set: 'mild', kind: 'walker', lines: [2, 3, 4, 6], rush: false },
  { id: 'z05', set: 'mild', kind: 'walker', lines: [1, 1, 2, 3], rush: true },
  { id: 'z06', set: 'mild', kind: 'walker', lines: [1, 2, 3, 4], rush: true },
  { id: 'z07', set: 'mild', kind: 'walker', lines: [1, 2, 3, 5], rush: true },
  { id: 'z08', set: 'mild', kind: 'walker', lines: [2, 3, 4, 5], rush: true },
  { id: 'z09', set: 'mild', kind: 'brute', lines: [0, 1, 1, 2], rush: false },
  { id: 'z10', set: 'mild', kind: 'brute', lines: [1, 1, 2, 2], rush: false },
  { id: 'z11', set: 'mild', kind: 'brute', lines: [0, 0, 1, 2], rush: true },
  { id: 'z12', set: 'mild', kind: 'brute', lines: [0, 1, 2, 2], rush: true },
  { id: 'z13', set: 'mild', kind: 'runner', lines: [0, 0, 1, 2], rush: false },
  { id: 'z14', set: 'mild', kind: 'runner', lines: [0, 1, 1, 2], rush: false },
  { id: 'z15', set: 'mild', kind: 'runner', lines: [0, 1, 2, 2], rush: false },
  { id: 'z16', set: 'mild', kind: 'runner', lines: [1, 1, 2, 3], rush: false },
  { id: 'z17', set: 'mild', kind: 'abomination', lines: [0, 1, 1, 1], rush: false },
  { id: 'z18', set: 'mild', kind: 'abomination', lines: [0, 0, 1, 1], rush: false },
  { id: 'z19', set: 'harsh', kind: 'walker', lines: [1, 3, 4, 5], rush: false },
  { id: 'z20', set: 'harsh', kind: 'walker', lines: [2, 3, 4, 6], rush: false },
  { id: 'z21', set: 'harsh', kind: 'walker', lines: [2, 3, 5, 6], rush: false },
  { id: 'z22', set: 'harsh', kind: 'walker', lines: [3, 4, 6, 7], rush: false },
  { id: 'z23', set: 'harsh', kind: 'walker', lines: [1, 2, 3, 5], rush: true },
  { id: 'z24', set: 'harsh', kind: 'walker', lines: [2, 3, 4, 5], rush: true },
  { id: 'z25', set: 'harsh', kind: 'walker', lines: [2, 3, 5, 6], rush: true },
  { id: 'z26', set: 'harsh', kind: 'walker', lines: [3, 4, 5, 7], rush: true },
  { id: 'z27', set: 'harsh', kind: 'brute', lines: [0, 1, 2, 3], rush: false },
  { id: 'z28', set: 'harsh', kind: 'brute', lines: [1, 2, 2, 3], rush: false },
  { id: 'z29', set: 'harsh', kind: 'brute', lines: [1, 1, 2, 3], rush: true },
  { id: 'z30', set: 'harsh', kind: 'brute', lines: [1, 1, 2, 3], rush: true },
  { id: 'z31', set: 'harsh', kind: 'runner', lines: [0, 1, 2, 2], rush: false },
  { id: 'z32', set: 'harsh', kind: 'runner', lines: [1, 1, 2, 3], rush: false },
  { id: 'z33', set: 'harsh', kind: 'runner', lines: [1, 2, 2, 3], rush: false },
  { id: 'z34', set: 'harsh', kind: 'runner', lines: [1, 2, 3, 4], rush: false },
  { id: 'z35', set: 'harsh', kind: 'abomination', lines: [0, 1, 1, 1], rush: false },
  { id: 'z36', set: 'harsh', kind: 'abomination', lines: [0, 1, 1, 1], rush: false },
  { id: 'z37', set: 'extra', activates: 'walker' },
  { id: 'z38', set: 'extra', activates: 'walker' },
  { id: 'z39', set: 'extra', activates: 'brute' },
  { id: 'z40', set: 'extra', activates: 'runner' },
]

export const DECKS = ['normal', 'easy', 'brutal'] as const
export type Deck = (typeof DECKS)[number]

/** The mildest card of each sort. */
const MILDEST: readonly string[] = ['z01', 'z05', 'z09', 'z13']

const IS_IN: Readonly<Record<Deck, (card: ZombieCard) => boolean>> = {
  normal: () => true,
  easy: ({ set }) => set !== 'harsh',
  brutal: ({ id }) => !MILDEST.includes(id),
}

/** The zombie deck at each turn of its dial (UA-SPW-06). */
export const zombieDeck = (deck: Deck): readonly ZombieCard[] => ZOMBIE_CARDS.filter(IS_IN[deck])
