/** What differs between kinds of zones. */
export interface ZoneNature {
  /** How one looks from there: along streets, through openings, or down from above. */
  readonly looks: 'street' | 'room' | 'raised'
  /** Whether it belongs to a building. */
  readonly inBuilding: boolean
  /** Whether cards may be found there. */
  readonly searched: boolean
  /** Whether zombies may appear there. */
  readonly spawns: boolean
}

/** A game uses those its boards have. */
export const ZONE_KINDS = {
  street: { looks: 'street', inBuilding: false, searched: false, spawns: true },
  room: { looks: 'room', inBuilding: true, searched: true, spawns: true },
  /** UA-BAL-05 neither building nor street. */
  balcony: { looks: 'raised', inBuilding: false, searched: false, spawns: false },
  /** UA-ZON-04 like rooms, but nothing is found there. */
  train: { looks: 'room', inBuilding: false, searched: false, spawns: true },
  /** UA-ZON-04 streets in everything. */
  track: { looks: 'street', inBuilding: false, searched: false, spawns: true },
} as const satisfies Readonly<Record<string, ZoneNature>>

export type ZoneKind = keyof typeof ZONE_KINDS

export const natureOf = ({ kind }: { readonly kind: ZoneKind }): ZoneNature => ZONE_KINDS[kind]
