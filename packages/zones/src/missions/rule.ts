import type { Json, Refusal, Table, Telling } from '@graveshift/kernel'
import type { Phase } from '../board.ts'
import type { Fields } from '../fault.ts'
import type { Gates } from '../map/board.ts'
import type { Mission } from './compile.ts'
import type { GameWithMissions, MissionGame, MissionKit } from './mission-game.ts'
import type { RuleData, TokenColour } from './plan.ts'
import type { LintFacts, Requirement } from './requirements.ts'

/** Where a rule of a mission may have its say. Each rule uses one or two of these; a game may have more. */
export interface RuleHooks<
  G extends GameWithMissions = MissionGame,
  K extends MissionKit<G> = MissionKit<G>,
> {
  /** It says who plays and where they begin: nobody is asked. */
  cast?(kit: K, table: Table<G>): void
  /** Zones for which zombie cards are drawn after all spawn tokens. */
  spawns?(kit: K, board: G['board']): readonly number[]
  /** Where a spawn token lies now, if it moves it. */
  spawnAt?(kit: K, board: G['board'], spawn: number): number | undefined
  /** Gates that stop zombies now, and nobody else. */
  stopsZombies?(kit: K, board: G['board']): Gates
  /** A phase begins. */
  phaseBegins?(kit: K, table: Table<G>, phase: Phase): void
  /** Zones in which it matters whether a zombie acts. */
  readonly watched?: readonly number[]
  /** A zombie acts in one of them. */
  acts?(kit: K, table: Table<G>, zone: number): void
  /** The end phase begins; noise still lies there. */
  roundEnds?(kit: K, table: Table<G>): void
  /** The round is over. */
  roundOver?(kit: K, table: Table<G>): void
  /** How many people an objective takes. */
  readonly hands?: number
  /** Why an objective cannot be taken. */
  cannotTake?(kit: K, board: G['board'], zone: number): Refusal | undefined
  /** An objective was taken. */
  taken?(kit: K, table: Table<G>, person: number): void
  /** Objectives bring cards. */
  readonly gifts?: true
  /** The last round of the game; for bots. */
  readonly lastRound?: number
  /** Wounds that those in a zone take when the round ends; for bots. */
  harm?(board: G['board'], zone: number): number
  /** A companion that falls does not lose the game. */
  readonly companionsMayFall?: true
  /** Whether the exit is open now; nobody leaves in a mission that does not say so (Z2-MIS-01). */
  mayLeave?(kit: K, board: G['board']): boolean
  /** The color it has woken by now. */
  woken?(kit: K, board: G['board']): TokenColour | undefined
}

/** After events of some types. */
export interface RuleListener<G extends GameWithMissions, K extends MissionKit<G>> {
  readonly on: readonly G['event']['type'][]
  run(kit: K, table: Table<G>, event: G['event']): void
}

/** A rule made ready for one mission. */
export type MissionRule<G extends GameWithMissions, K extends MissionKit<G>> = K['rules'][number] & {
  readonly after?: RuleListener<G, K>
}

/** The kinds of rules of a mission's data. */
export type RuleDataOf<K extends { readonly mission: Mission }> = K['mission']['data']['rules'][number]

/** One kind of mission rule, with everything that belongs to it. One file each; a game lists those it has. */
export interface Rule<
  D extends RuleData,
  G extends GameWithMissions = MissionGame,
  K extends MissionKit<G> = MissionKit<G>,
> {
  readonly id: D['rule']
  /** Its figures in words, as the protocol's page lists them. */
  readonly figures: string
  /** Its figures, from outside. */
  read(fields: Fields): D
  /** It as a sentence, with its figures. */
  tell(data: D): Telling
  /** Makes it ready for one mission. */
  make(data: D, mission: K['mission']): MissionRule<G, K>
  /** Zones it names: the linter looks for each on the board. */
  zones?(data: D): readonly string[]
  /** What must hold for it to make sense. */
  lint?(facts: LintFacts<K['mission']>, data: D): readonly Requirement[]
  /** Why so many survivors could never win by it. */
  tooFew?(mission: K['mission'], survivors: number, data: D): string | undefined
  /** The last round of a game with it. */
  lastRound?(data: D): number
  /** The color that it wakes. */
  wakes?(data: D): TokenColour
  /** Games are lost by it. */
  readonly loses?: true
  /** It brings companions. */
  readonly companions?: true
}

/** A few answers in which a rule matters: the coverage run plays them with and without it. */
export interface RuleScene {
  /** The game begins here, or with these options. */
  readonly begins: { readonly position: Json } | { readonly options: Json }
  /** Answers in turn; what stands under `refused` is turned down. */
  readonly answers?: readonly Readonly<Record<string, Json>>[]
}
