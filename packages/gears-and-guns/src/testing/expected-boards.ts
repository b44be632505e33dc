/** What the board of a mission comes to, counted by hand from the tiles as they lie. */
interface ExpectedBoard {
  /** Where switches and nozzles are, by the tiles' own spots after their turns. */
  readonly switches: readonly string[]
  readonly nozzles: readonly string[]
  readonly zones: Readonly<Record<'streets' | 'rooms' | 'balconies' | 'train' | 'tracks', number>>
  /** Steps between two zones; with a running train those of its first place. */
  readonly links: number
  readonly piles: number
  /** Openings in rims that face none. */
  readonly deadOpenings: number
}

/** By mission. */
export const EXPECTED_BOARDS: Readonly<Record<string, ExpectedBoard>> = {
  'fightin-words': {
    switches: ['15R.a', '14V.b', '17R.a', '18R.a', '16V.a'],
    nozzles: ['15R.NE', '14V.SE', '17R.W', '18R.S', '16V.W'],
    zones: { streets: 17, rooms: 13, balconies: 4, train: 4, tracks: 0 },
    links: 44,
    piles: 6,
    deadOpenings: 3,
  },
  'a-horse-with-no-name': {
    switches: ['16V.a', '18V.a', '13R.d', '17R.a', '14V.b'],
    nozzles: ['16V.E', '18V.W', '13R.SW', '17R.N', '14V.NE'],
    zones: { streets: 18, rooms: 24, balconies: 3, train: 0, tracks: 0 },
    links: 54,
    piles: 7,
    deadOpenings: 2,
  },
  'four-rusted-horses': {
    switches: ['15V.b', '17R.a', '16R.b'],
    nozzles: ['15V.NW', '17R.N', '16R.N'],
    zones: { streets: 15, rooms: 16, balconies: 2, train: 0, tracks: 0 },
    links: 40,
    piles: 6,
    deadOpenings: 0,
  },
  'the-relay-station': {
    switches: ['14V.b', '18R.a', '16V.a'],
    nozzles: ['14V.SW', '18R.N', '16V.W'],
    zones: { streets: 14, rooms: 14, balconies: 1, train: 0, tracks: 0 },
    links: 32,
    piles: 6,
    deadOpenings: 2,
  },
  'fort-bolton': {
    switches: ['15R.a', '16V.a', '18R.a', '14R.C'],
    nozzles: ['15R.SW', '16V.S', '18R.E', '14R.C'],
    zones: { streets: 21, rooms: 15, balconies: 3, train: 0, tracks: 0 },
    links: 44,
    piles: 8,
    deadOpenings: 0,
  },
  'steam-rush': {
    switches: ['15V.b', '13R.d', '16V.a', '17R.a'],
    nozzles: ['15V.SE', '13R.SE', '16V.E', '17R.W'],
    zones: { streets: 23, rooms: 19, balconies: 3, train: 3, tracks: 0 },
    links: 58,
    piles: 7,
    deadOpenings: 2,
  },
  'the-sleeping-machine': {
    switches: ['17V.a', '18R.a', '13R.d'],
    nozzles: ['17V.E', '18R.N', '13R.SE'],
    zones: { streets: 21, rooms: 14, balconies: 0, train: 2, tracks: 6 },
    links: 55,
    piles: 6,
    deadOpenings: 1,
  },
  'rolling-up-our-sleeves': {
    switches: ['17R.a', '15R.a', '18R.a'],
    nozzles: ['17R.W', '15R.SW', '18R.S'],
    zones: { streets: 20, rooms: 13, balconies: 4, train: 2, tracks: 3 },
    links: 51,
    piles: 5,
    deadOpenings: 2,
  },
  'the-convoy': {
    switches: ['14V.b', '13V.C', '17V.a'],
    nozzles: ['14V.NE', '13V.NW', '17V.S'],
    zones: { streets: 21, rooms: 17, balconies: 3, train: 3, tracks: 0 },
    links: 54,
    piles: 8,
    deadOpenings: 0,
  },
  'release-the-pressure': {
    switches: ['17V.a', '13V.C', '16V.a', '15R.a'],
    nozzles: ['17V.S', '13V.SE', '16V.E', '15R.NW'],
    zones: { streets: 20, rooms: 12, balconies: 5, train: 3, tracks: 0 },
    links: 48,
    piles: 6,
    deadOpenings: 2,
  },
  'dry-run': {
    switches: [],
    nozzles: [],
    zones: { streets: 11, rooms: 3, balconies: 0, train: 0, tracks: 0 },
    links: 14,
    piles: 2,
    deadOpenings: 0,
  },
  'nobodys-hotel': {
    switches: [],
    nozzles: [],
    zones: { streets: 12, rooms: 12, balconies: 0, train: 0, tracks: 0 },
    links: 31,
    piles: 4,
    deadOpenings: 0,
  },
  'the-test-yard': {
    switches: ['14R.C', '16R.b', '18V.a'],
    nozzles: ['14R.C', '16R.W', '18V.W'],
    zones: { streets: 13, rooms: 10, balconies: 1, train: 0, tracks: 0 },
    links: 27,
    piles: 4,
    deadOpenings: 0,
  },
}
