/** What lies in the box: a mission may use no more of it (Z2-SET-10, Z2-SET-08). */
export const SUPPLY = {
  redDoors: 15,
  blueDoors: 1,
  greenDoors: 1,
  objectives: 11,
  blueObjectives: 1,
  greenObjectives: 1,
  crates: 12,
  spawns: 5,
  blueSpawns: 1,
  greenSpawns: 1,
  cars: 2,
  survivors: 12,
  food: 6,
  pimpweapons: 9,
  zombies: { walker: 40, runner: 16, fatty: 16, abomination: 4 },
} as const
