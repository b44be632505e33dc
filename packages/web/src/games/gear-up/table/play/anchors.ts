import type { Colour } from '@graveshift/gear-up'

/** What of a seat is counted. */
export type CountedAnchor = 'health' | 'armor' | 'ammo'

/** The names of places on this table, for those who draw them and those who let something happen there. */
export const ANCHORS = {
  /** A target as a card to be drawn on. */
  card: (target: number) => `card ${target}`,
  /** In the row of small cards of a phone. */
  thumb: (target: number) => `thumb ${target}`,
  /** In the small street beside a seat's name. */
  small: (target: number) => `small ${target}`,
  /** The figure on a dashboard, and wherever else it stands. */
  track: (what: CountedAnchor, seat: number) => `${what} track ${seat}`,
  counted: (what: CountedAnchor, seat: number) => `${what} ${seat}`,
  dashboard: (seat: number) => `dashboard ${seat}`,
  seat: (seat: number) => `seat ${seat}`,
  /** The end of a street, which is what they come for. */
  barricade: (seat: number) => `barricade ${seat}`,
  weapon: (seat: number, colour: Colour) => `weapon ${seat} ${colour}`,
  turn: 'turn',
} as const

/** Wherever a target can be seen, the clearest first. */
export const placesOf = (target: number) => [
  ANCHORS.card(target),
  ANCHORS.thumb(target),
  ANCHORS.small(target),
]

/** Where something of a seat is counted, and where a seat is, the clearest first. */
export const figuresOf = (what: CountedAnchor, seat: number) => [
  ANCHORS.track(what, seat),
  ANCHORS.counted(what, seat),
]
/** Where a blow at a seat goes. */
export const aimsAt = (seat: number) => [ANCHORS.barricade(seat), ...figuresOf('health', seat)]

export const facesOf = (seat: number) => [ANCHORS.dashboard(seat), ANCHORS.seat(seat)]
