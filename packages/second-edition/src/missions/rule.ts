import type { Json, Refusal, Table, Telling } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Fields } from '../fault.ts'
import type { Event, SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import type { Mission } from './compile.ts'
import type { LintFacts, Requirement } from './requirements.ts'
import type { TokenColour } from './types.ts'

/** Where a rule of a mission may have its say. Each rule uses one or two of these. */
export interface MissionRule {
  /** After events of some types. */
  readonly after?: {
    readonly on: readonly Event['type'][]
    run(kit: SecondKit, table: Table<SecondEdition>, event: Event): void
  }
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
  /** How many people an objective takes. */
  readonly hands?: number
  /** Why an objective cannot be taken. */
  cannotTake?(board: Board, zone: number): Refusal | undefined
  /** An objective was taken. */
  taken?(kit: SecondKit, table: Table<SecondEdition>, person: number): void
  /** Objectives bring cards. */
  readonly gifts?: true
  /** A companion that falls does not lose the game. */
  readonly companionsMayFall?: true
  /** Survivors come in random pairs. */
  readonly pairs?: true
  /** Whether cars may be driven now; nobody drives in a mission that does not say so (Z2-CAR-03). */
  mayDrive?(kit: SecondKit, board: Board): boolean
  /** Whether the exit is open now; nobody leaves in a mission that does not say so (Z2-MIS-01). */
  mayLeave?(kit: SecondKit, board: Board): boolean
  /** The color it has woken by now. */
  woken?(kit: SecondKit, board: Board): TokenColour | undefined
}

/** A few answers in which a rule matters: the coverage run plays them with and without it. */
export interface RuleScene {
  /** The game begins here, or with these options. */
  readonly begins: { readonly position: Json } | { readonly options: Json }
  /** Answers in turn; what stands under `refused` is turned down. */
  readonly answers?: readonly Readonly<Record<string, Json>>[]
}

/** One kind of mission rule, with everything that belongs to it. One file each, listed in `rules.ts`. */
export interface Rule<D extends { readonly rule: string }> {
  readonly id: D['rule']
  /** Its figures, from outside. */
  read(fields: Fields): D
  /** It as a sentence, with its figures. */
  tell(data: D): Telling
  /** Makes it ready for one mission. */
  make(data: D, mission: Mission): MissionRule
  /** Zones it names: the linter looks for each on the board. */
  zones?(data: D): readonly string[]
  /** What must hold for it to make sense. */
  lint?(facts: LintFacts, data: D): readonly Requirement[]
  /** Why so many survivors could never win by it. */
  tooFew?(mission: Mission, survivors: number, data: D): string | undefined
  /** The last round of a game with it. */
  lastRound?(data: D): number
  /** The color that it wakes. */
  wakes?(data: D): TokenColour
  /** Games are lost by it. */
  readonly loses?: true
  /** It brings companions. */
  readonly companions?: true
  readonly scene: RuleScene
}
