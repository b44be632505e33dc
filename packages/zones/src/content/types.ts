/** Figures of cards and figures, as printed. Conditions are functions elsewhere; here are only numbers and names. */

/** Hand to hand, or from a distance; the place in the list is the index of every table by mode. */
export const MODES = ['melee', 'ranged'] as const
export type Mode = (typeof MODES)[number]

export const MELEE = 0
export const RANGED = 1

export interface ZombieKind {
  readonly id: string
  /** Place in the targeting order of ranged attacks: lower ones are hit first. */
  readonly rank: number
  /** Damage that one hit needs to eliminate it. */
  readonly damage: number
  /** Adrenaline for eliminating it. */
  readonly points: number
  /** Actions at each activation. */
  readonly actions: number
  /** Miniatures in the box. */
  readonly figures: number
  /** Goes by a rule of its own; the name is looked up where such rules live. */
  readonly abomination?: boolean
}

/** One way to fight with a card. */
export interface Profile {
  readonly mode: Mode
  readonly least: number
  readonly most: number
  readonly dice: number
  readonly accuracy: number
  readonly damage: number
  readonly noisy: boolean
}

export type Ammo = 'bullets' | 'shells'

export interface CardData {
  readonly id: string
  /** A weapon, food, gear or bomb, or something that a feature or the game knows. */
  readonly kind: string
  readonly profiles: readonly Profile[]
  /** Least and greatest range of a bomb, which has no roll. */
  readonly reach?: readonly [number, number]
  readonly dual?: boolean
  readonly ammo?: Ammo
  /** Once fired it needs an action before it fires again in the same round. */
  readonly reload?: boolean
  /** Skills its bearer has: with a weapon for attacks made with it, with other cards while they work. */
  readonly skills?: readonly string[]
  /** Adrenaline for eating it. */
  readonly food?: number
  /** Gives its re-roll to attacks with this ammunition. */
  readonly plenty?: Ammo
  /** Works from the backpack too. */
  readonly inPack?: boolean
}

/** A card as it lies in an inventory: with the states it is in. A spent weapon is another face of its card. */
export interface Card extends CardData {
  /** What two cards share that can be used as a pair. */
  readonly name: string
  /** The pile whose discards it goes to. */
  readonly pile: number
  /** One of its states: fired, and not loaded again. */
  readonly spent: boolean
  readonly states: readonly string[]
  /** The face without any state. */
  readonly base: string
  /** The faces with everything else as it is: loaded, and fired. */
  readonly ready: string
  readonly fired: string
  /** By state, the face that differs in it alone. */
  readonly turned: Readonly<Record<string, string>>
}

/** Danger levels, the lowest first. */
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const
export type Level = (typeof LEVELS)[number]

export type SpawnCard =
  | {
      readonly id: string
      readonly kind: string
      /** How many come, by danger level. */
      readonly lines: readonly [number, number, number, number]
      readonly rush: boolean
    }
  | { readonly id: string; readonly activates: string }

export interface SurvivorData {
  readonly id: string
  readonly health: number
  readonly blue: readonly string[]
  readonly yellow: readonly string[]
  readonly orange: readonly string[]
  readonly red: readonly string[]
  /** Slots that only some survivors have. */
  readonly slots?: readonly string[]
}
