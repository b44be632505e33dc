import type { Action, ActPick, CarSetup, DoorKit, KidData, Kit, MoreNoise } from '@graveshift/zones'
import type { Board, Setup } from './board.ts'
import type { SecondEdition } from './game.ts'
import type { Mission } from './missions/compile.ts'
import type { MissionGoal } from './missions/goal.ts'
import type { Listeners } from './missions/judge.ts'
import type { MissionRule } from './missions/rule.ts'

/** A kit of this game: the mission and the options are part of it. */
export interface SecondKit extends Kit<SecondEdition> {
  readonly mission: Mission
  readonly rules: readonly MissionRule[]
  readonly goals: readonly MissionGoal[]
  readonly listeners: Listeners
  readonly doorRefusals: DoorKit['doorRefusals']
  readonly survivors: Readonly<Record<string, KidData>>
  readonly cars: CarSetup<SecondEdition>
  /** Noise that is there without tokens, as the mission says. */
  readonly moreNoise: readonly MoreNoise<Board>[]
  readonly setup: Setup
}

/** An action that only this game has. */
export type OwnAction<P extends ActPick = ActPick> = Action<P, SecondEdition, SecondKit>
