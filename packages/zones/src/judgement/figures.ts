/** What things are worth to a team, in points; a wound of somebody in full health is some 800. Found by playing. */
export const FIGURES = {
  /** By health left: the last points count most. Nobody at none is the end of the game. */
  life: [-60_000, 0, 1_600, 2_400, 2_800, 3_100],
  /** Wounds that would come now, and those that nobody there could bear any more. */
  wound: 700,
  death: 9_000,
  deadlyWound: 900,
  /** Of the actions that are left, those that fight; in hundredths. */
  fighting: 60,
  /** Zombies on the board by their actions and the damage they take; more for those about to arrive. */
  zombie: 22,
  strongZombie: 45,
  abomination: 350,
  arriving: 130,
  /** A goal that is met, in thousandths of it. */
  goal: 14,
  /** Every step that a survivor is away from where the team is wanted. */
  step: 30,
  /** A place where the team is wanted and to which no way is open: what waits behind doors comes once, rounds do not. */
  shut: 3_000,
  /** Every step between two survivors. */
  apart: 15,
  /** Everybody beside zombies that will not fall in time, for each attack: all should go, though one alone changes little. */
  exposed: 200,
  /** For each hundredth of a zombie that an action takes; less where somebody is well armed already. */
  kill: 5,
  moreKills: 1,
  wellArmed: 150,
  reach: 60,
  /** The first two who open doors. */
  opener: 900,
  secondOpener: 300,
  spareCard: 25,
  food: 20,
  /** One that the mission asks for. */
  wantedCard: 300,
  /** Having what everybody must have. */
  share: 2_000,
  /** Being where there is something to be found, while the mission asks for cards. */
  hunger: 60,
  /** A point of adrenaline up to yellow, and beyond. */
  point: 70,
  laterPoint: 12,
  /** What each level brings somebody, and what it brings upon everybody. */
  level: [0, 700, 1_100, 1_500],
  danger: [0, 900, 2_600, 5_000],
  /** An action not yet spent: nobody should trade to and fro for nothing. */
  action: 15,
  /** Rounds gone by make up for the zombies that come with each. */
  round: 160,
  over: 60_000,
} as const
