import type { LeaveGoal, ObjectivesGoal, RallyGoal } from '@graveshift/zones/missions'

/** These objective cards are taken; all of the mission without a list. */
export interface CardsGoal {
  readonly goal: 'cards'
  readonly cards?: readonly number[]
}

/** Every mobile and abomination spawn token lies in the starting spawn zone (GG-M03). */
export interface GatherSpawnsGoal {
  readonly goal: 'gather-spawns'
}

/** A steam bottle explodes in the starting spawn zone once all other goals are met (GG-M03-01). */
export interface BlastStartSpawnGoal {
  readonly goal: 'blast-start-spawn'
}

/** That note is read and says that the mission is won (GG-M06-03). */
export interface NoteGoal {
  readonly goal: 'note'
  readonly note: number
}

/** The gauge has reached this. */
export interface GaugeGoal {
  readonly goal: 'gauge'
  readonly at: number
}

/** The train has left with everybody in play aboard (GG-M07). */
export interface TrainLeavesGoal {
  readonly goal: 'train-leaves'
}

/** Everybody in play is in these zones in the end phase so many rounds after the gauge's goal was met (GG-RUL-57). */
export interface AboardGoal {
  readonly goal: 'aboard'
  readonly zones: readonly string[]
  readonly roundsAfter: number
}

/** The piles of these tiles are safe (UA-WIN-03). */
export interface PurifiedGoal {
  readonly goal: 'purified'
  readonly tiles: readonly string[]
}

/** All switches were off at the same time (GG-RUL-76). */
export interface SwitchesOffGoal {
  readonly goal: 'switches-off'
}

export type WesternGoal =
  | ObjectivesGoal
  | LeaveGoal
  | RallyGoal
  | CardsGoal
  | GatherSpawnsGoal
  | BlastStartSpawnGoal
  | NoteGoal
  | GaugeGoal
  | TrainLeavesGoal
  | AboardGoal
  | PurifiedGoal
  | SwitchesOffGoal
