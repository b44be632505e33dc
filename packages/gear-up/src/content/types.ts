import type { WEAPON_EFFECTS } from '../effects/index.ts'

/** The words content is written in. Data holds figures, drawings and effect names, never conditions. */

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

/** The place of a color in COLOURS; comparing is faster than searching, and every hit asks. */
export function colourIndex(colour: Colour): number {
  switch (colour) {
    case 'red':
      return 0
    case 'green':
      return 1
    case 'blue':
      return 2
    case 'yellow':
      return 3
  }
}

export const SPEEDS = ['slow', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

/** What stands under one circle of a Frenzy track. */
export const FRENZY_GAINS = ['none', 'ammo', 'armor', 'both'] as const
export type FrenzyGain = (typeof FRENZY_GAINS)[number]

/** A weapon effect as it is printed, with its figures. */
export type EffectData = NonNullable<ReturnType<(typeof WEAPON_EFFECTS)[number]['read']>>
export type EffectId = EffectData['effect']

/** A drawing, one text a row. In hit shapes: '#' a square, '.' none. */
export type Drawing = readonly string[]

export interface WeaponData {
  readonly id: string
  readonly shape: Drawing
  readonly starting?: EffectData
  readonly upgrades: readonly [EffectData, EffectData]
}

/** One side of a survivor's dashboard. */
export interface DashboardData {
  readonly health: number
  /** Track lengths: a cap on the gains of the whole game. */
  readonly armor: number
  readonly ammo: number
  readonly weapons: Readonly<Record<Colour, WeaponData>>
}

export interface SurvivorData {
  readonly id: string
  readonly team: DashboardData
  readonly solo: DashboardData
}

export const REGULAR_TYPES = ['walker', 'runner', 'crawler', 'zombie-dog'] as const
export const SPECIAL_TYPES = ['bomber', 'brute', 'soldier', 'stinky'] as const
export const ZOMBIE_TYPES = [...REGULAR_TYPES, ...SPECIAL_TYPES] as const
export type ZombieType = (typeof ZOMBIE_TYPES)[number]
export const TIERS = ['regular', 'special'] as const
export type Tier = (typeof TIERS)[number]

/**
 * In zombie drawings: '.' outside, '#' HP space, 'D' damage icon, 'A' armor icon, 'M' ammo (munitions) icon.
 * At most 8 x 8; printed zombies keep to 4 rows and 6 columns.
 */
export interface ZombieData {
  readonly id: string
  readonly type: ZombieType
  readonly speed: Speed
  /** Damage icons outside the HP spaces. */
  readonly fixed: number
  readonly grid: Drawing
}

/**
 * One body of a boss. In its drawing: '.' outside, '#' HP space, 'Y' yellow damage, 'B' blue damage, 'A' armor,
 * 'M' ammo, 'O' a marked square (Zombiphant: need not be crossed), 'x' a space that starts crossed (Pyramid).
 */
export interface BodyData {
  readonly id: string
  readonly grid: Drawing
  readonly fixedYellow: number
  readonly fixedBlue: number
  /** Screamer: the squares of the mouth, '@' in a drawing of the same size. */
  readonly mouth?: Drawing
  /** Mutation: dotted borders between neighboring squares, as 'b2-c2'. */
  readonly lines?: readonly string[]
}

export interface BossSideData {
  readonly bodies: readonly BodyData[]
  /** Screamer: the speeds under the circles of its track. */
  readonly track?: readonly Speed[]
}

export interface BossData {
  readonly id: string
  readonly black: BossSideData
  readonly red: BossSideData
}

export interface CompanionData {
  /** The survivor of the same name. */
  readonly id: string
  readonly shape: Drawing
  readonly effect: EffectData
}

export const WALK_SPEEDS = [...SPEEDS, 'all', 'none'] as const
export type WalkSpeed = (typeof WALK_SPEEDS)[number]

export interface TurnCardData {
  readonly id: string
  readonly colour: Colour
  readonly speed: WalkSpeed
  readonly companion: boolean
}

export const LETTERS = ['a', 'b', 'c'] as const
export type Letter = (typeof LETTERS)[number]

export const BOSS_ICONS = ['skill', 'attack', 'special-attack', 'spawn-b'] as const
export type BossIcon = (typeof BOSS_ICONS)[number]

export interface BossCardData {
  readonly id: string
  readonly phase: 1 | 2
  readonly copies: number
  readonly icons: readonly BossIcon[]
}

/** How many regular and special zombies come. */
export type SpawnCount = readonly [regular: number, special: number]

export type Side = 'black' | 'red'

export interface DifficultyData {
  readonly id: string
  /** Each seat's own starting zombies, by number of seats (first entry: one seat). */
  readonly start: readonly SpawnCount[]
  readonly spawnSide: Side
  readonly bossSide: Side
}

export interface ContentData {
  readonly survivors: readonly SurvivorData[]
  readonly zombies: readonly ZombieData[]
  readonly bosses: readonly BossData[]
  readonly companions: readonly CompanionData[]
  readonly turnCards: readonly TurnCardData[]
  /** The seven spawn cards' letters. */
  readonly spawnCards: readonly Letter[]
  readonly bossCards: readonly BossCardData[]
  /** Spawn aid: by side, then by number of seats (first entry: one seat). */
  readonly spawnAid: Readonly<Record<Side, readonly Readonly<Record<Letter, SpawnCount>>[]>>
  readonly difficulties: readonly DifficultyData[]
}
