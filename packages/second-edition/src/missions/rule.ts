import type { Refusal, Table } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Event, SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import type { Mission } from './compile.ts'
import type { RuleFigures, RuleId } from './types.ts'

/** Where a rule of a mission may have its say. Each rule uses one or two of these. */
export interface MissionRule {
  /** After every event. */
  after?(kit: SecondKit, table: Table<SecondEdition>, event: Event): void
  /** Noise that is there without a token, added to that of each zone. */
  noise?(board: Board, noise: Uint8Array | number[]): void
  /** Zones for which zombie cards are drawn after all spawn tokens. */
  spawns?(kit: SecondKit, board: Board): readonly number[]
  /** Zones in which it matters whether a zombie acts. */
  readonly watched?: readonly number[]
  /** A zombie acts in one of them. */
  acts?(kit: SecondKit, table: Table<SecondEdition>, zone: number): void
  /** The end phase begins; noise still lies there. */
  roundEnds?(kit: SecondKit, table: Table<SecondEdition>): void
  /** The round is over. */
  roundOver?(kit: SecondKit, table: Table<SecondEdition>): void
  /** Why an objective cannot be taken. */
  cannotTake?(board: Board, zone: number): Refusal | undefined
  /** An objective was taken. */
  taken?(kit: SecondKit, table: Table<SecondEdition>, person: number): void
  /** A companion that falls does not lose the game. */
  readonly companionsMayFall?: true
  /** Whether cars may be driven now; nobody drives in a mission that does not say so (Z2-CAR-03). */
  mayDrive?(kit: SecondKit, board: Board): boolean
}

/** One file each, listed in `rules.ts`: makes the rule for one mission from its figures. */
export type RuleMaker<R extends RuleId> = (figures: RuleFigures[R], mission: Mission) => MissionRule
