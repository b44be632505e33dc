/** What the policy weighs. */
type Figure =
  | 'step'
  | 'wound'
  | 'death'
  | 'deadlier'
  | 'arriving'
  | 'killHere'
  | 'killNear'
  | 'killFar'
  | 'killOnTheWay'
  | 'friendly'
  | 'searchArms'
  | 'searchWanted'
  | 'searchIdle'
  | 'task'
  | 'crate'
  | 'doorRisk'
  | 'doorStep'
  | 'spawnZone'
  | 'spawnNear'
  | 'alone'
  | 'level'
  | 'wellArmed'
  | 'fighting'
  | 'later'
  | 'aid'
  | 'rescue'
  | 'armingRounds'
  | 'armedTeam'
  | 'doorMost'
  | 'exchange'
  | 'turn'
  | 'stepOut'
  | 'firstFighter'
  | 'firstOpener'
  | 'out'

/** What things are worth to somebody who plays by the policy, in points. Found by playing. */
export const POLICY: Readonly<Record<Figure, number>> = {
  /** A step nearer to where somebody is wanted. */
  step: 75,
  /** The same on the way out. */
  stepOut: 90,
  /** An attack that would hit, one that nobody there could bear, and each beyond that. */
  wound: 90,
  death: 1_800,
  deadlier: 150,
  /** A zombie next door. */
  arriving: 6,
  /** A zombie killed: beside somebody, a step away, farther off, and on one's way. */
  killHere: 297,
  killNear: 80,
  killFar: 18,
  killOnTheWay: 35,
  /** A wound by a friend, in hundredths of the chance for it. */
  friendly: 439,
  /** A search: to be armed, for what the mission asks for, for nothing in particular. */
  searchArms: 109,
  searchWanted: 231,
  searchIdle: 21,
  /** Doing what one came for, and taking a crate that nobody asked for. */
  task: 704,
  crate: 226,
  /** Zombies behind a first door that nobody is ready for, and a door on somebody's way. */
  doorRisk: 62,
  doorStep: 248,
  /** Standing where zombies come, and next to it. */
  spawnZone: 50,
  spawnNear: 33,
  /** A step away from the others. */
  alone: 15,
  /** Bringing the next danger level upon everybody. */
  level: 24,
  /** Hundredths of a zombie that somebody well armed takes with an action. */
  wellArmed: 175,
  /** Of the actions that are left, those that fight; in hundredths. */
  fighting: 74,
  /** What an action is worth that is left for later. */
  later: 4,
  /** A zombie that a friend cannot bear, and friends who would fall. */
  aid: 50,
  rescue: 140,
  /** Rounds in which the team looks for weapons first, while people take less than this with an action on average. */
  armingRounds: 4,
  armedTeam: 110,
  /** Steps that a door spares everybody together, at most. */
  doorMost: 6,
  /** Exchanging cards so that somebody is better armed. */
  exchange: 60,
  /** Of what the best action of a turn is worth, so much counts for going first; in hundredths. */
  turn: 20,
  /** Each zombie beside somebody who may go first, and being one who opens the way. */
  firstFighter: 400,
  firstOpener: 250,
  /** Ending the turn where one leaves for good. */
  out: 300,
}
