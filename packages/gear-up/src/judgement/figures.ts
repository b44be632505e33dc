/**
 * What the judgment reckons with. Squares, damage and life are in hundredths, worth is in thousandths of a logarithm
 * of odds. Found by predicting how some thousand games of bots end, then by playing: docs/bots.md.
 */
export const FIGURES = {
  /** Squares a shape of so many squares crosses on a zombie; what effects add is theirs (`EffectWorth`). */
  zombieFit: [0, 100, 190, 270, 330, 370, 400],
  /** Of each square of a shape, on a boss. */
  bossFit: 70,
  /** How much of the room on a track will be used. */
  room: 60,
  /** How much of long range goes to the boss, and how much of the attacks the boss takes from the zombies. */
  farShare: 50,
  bossShare: 279,
  /** A companion, over all turns of a round. */
  companion: 100,
  /** One icon of the boss, for each attack it comes in. */
  blow: 5,
  armorLife: 95,
  lifeSafe: 41,
  lifeScale: 2158,
  lifeMost: 320,
  /** What a square of a boss takes more that stands alone, or in a ragged edge. */
  alone: 60,
  ragged: 20,
  bossSafe: 2249,
  bossScale: 545,
  bossMost: 795,
  mouthSafe: 300,
  mouthScale: 400,
  mouthMost: 100,
  /** Linear: a point of health or armor, a shot, an upgrade with all turns to come, an open square. */
  health: 15,
  armor: 6,
  ammo: 25,
  upgrade: 7,
  bossSquare: 0,
  zombieSquare: 19,
  /** For the values of moves, which compare answers to one question only. */
  evaluateMove: {
    bossSquare: 18,
    bossIcon: 6,
    gain: 3,
    square: 5,
    icon: 3,
    nearIcon: 3,
    kill: 12,
    nearKill: 2,
    pay: 16,
    shot: 13,
    sweep: 40,
  },
} as const
