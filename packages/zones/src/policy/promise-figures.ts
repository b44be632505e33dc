/** What the chance to win is read from. */
export const FEATURES = [
  'bias',
  'progress',
  'strength',
  'way',
  'round',
  'late',
  'out',
  'weak',
  'hurt',
  'here',
  'near',
  'far',
  'zones',
  'red',
  'points',
] as const

/**
 * What each counts for, in thousandths of the logarithm of the odds. A logistic fit to some 10,000 boards at the
 * beginning of rounds that the policy played on to the end, with a constant for each mission. The way alone is set by
 * hand: two steps take a round, and a round costs as much as its zombies do.
 */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  bias: -191,
  progress: 2_286,
  strength: 784,
  way: -600,
  round: -1_352,
  late: -750,
  out: -377,
  weak: -1_162,
  hurt: -403,
  here: -556,
  near: -219,
  far: -356,
  zones: -983,
  red: -1_115,
  points: 4_409,
}

/** Between two entries lies half a unit of the logarithm of the odds, from -8 to 8. */
export const STEP = 500

/** Chances in ten-thousandths by the logarithm of their odds: exponentials differ from engine to engine. */
export const CHANCES: readonly number[] = [
  3, 6, 9, 15, 25, 41, 67, 110, 180, 293, 474, 759, 1_192, 1_824, 2_689, 3_775, 5_000, 6_225, 7_311, 8_176,
  8_808, 9_241, 9_526, 9_707, 9_820, 9_890, 9_933, 9_959, 9_975, 9_985, 9_991, 9_994, 9_997,
]
