/** What the chance to win is read from. */
export const FEATURES = [
  'bias',
  'progress',
  'health',
  'weakest',
  'attacks',
  'near',
  'crowd',
  'danger',
  'strength',
  'way',
  'round',
  'late',
  'out',
  'apart',
  'deadly',
] as const

/** What each counts for, in thousandths of the logarithm of the odds. Set by hand. */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  bias: -2_859,
  progress: 2_850,
  health: 400,
  weakest: 545,
  attacks: -200,
  near: -78,
  crowd: -1_053,
  danger: -306,
  strength: 1_698,
  way: -835,
  round: -694,
  late: -32,
  out: 500,
  apart: -274,
  deadly: -500,
}

/** Between two entries lies half a unit of the logarithm of the odds, from -8 to 8. */
export const STEP = 500

/** Chances in ten-thousandths by the logarithm of their odds: exponentials differ from engine to engine. */
export const CHANCES: readonly number[] = [
  3, 6, 9, 15, 25, 41, 67, 110, 180, 293, 474, 759, 1_192, 1_824, 2_689, 3_775, 5_000, 6_225, 7_311, 8_176,
  8_808, 9_241, 9_526, 9_707, 9_820, 9_890, 9_933, 9_959, 9_975, 9_985, 9_991, 9_994, 9_997,
]
