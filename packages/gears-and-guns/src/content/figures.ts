import type { Profile } from '@graveshift/zones'

/** What lies in the two boxes (UA-SET-06, UA-SET-09, GG-SET-01, GG-SET-02). Dice are never short (GG-RUL-01). */
export const SUPPLY = {
  mobileSpawns: 3,
  abominationSpawns: 2,
  /** White tokens for piles: one too few loses (UA-PIL-05). */
  piles: 9,
  objectives: 9,
  switches: 6,
  jets: 6,
  objectiveCards: 78,
} as const

/** How many survivors play a mission, and so how many sheets a campaign has (UA-SET-01, GG-RUL-29). */
export const TEAM = 6

/** Cards that a slot holds (UA-INV-01). Inventions take none (GG-EQP-05). */
export const SLOT_SIZES = { hand: 2, class: 1, pack: 3 } as const

/** The steam gauge (GG-TWN-01, GG-TWN-09). */
export const GAUGE = { rise: 2, jetsWound: 14, full: 20 } as const

/** Dice of a fanned pistol, in the place of those printed (UA-CLS-06). */
export const FANNING_DICE = 6

/** How many openings deep one sees into buildings with Home defender (UA-LOS-05). */
export const HOME_DEFENDER_DEPTH = 3

/** The gatling's name among the cards, though it is in no deck. */
export const GATLING_CARD = 'gatling'

/** UA-GAT-01: no dual, no steam. */
export const GATLING: Profile = {
  mode: 'ranged',
  least: 1,
  most: 3,
  dice: 6,
  accuracy: 4,
  damage: 1,
  noisy: true,
}
