import type { Json } from '@graveshift/kernel'
import type { Board, Event, Setup, Target } from './board.ts'
import type { Colour, Letter, Speed } from './content/types.ts'
import type { Again, DamageSource } from './sources.ts'

/** What draws: the weapon of a color, or a companion by name. */
export type Wield = { readonly colour: Colour } | { readonly companion: string }

/** How a packet of damage meets armor: as usual, never, or armor only. */
export type DamageKind = 'normal' | 'unblockable' | 'armor-only'

export type Frame =
  | { readonly kind: 'game'; at: string }
  | { readonly kind: 'round'; at: string; readonly round: number }
  | { readonly kind: 'turn'; at: string }
  | { readonly kind: 'attack'; at: string; readonly seat: number; weapon: boolean; companion: boolean }
  | {
      readonly kind: 'activation'
      at: string
      readonly seat: number
      readonly wield: Wield
      /** Draws made, and draws left, in this activation. */
      made: number
      left: number
      /** Damage icons crossed and targets hit in this activation. */
      damage: number
      hit: readonly Target[]
      /** Targets of a sweep still to be drawn on. */
      sweep: readonly Target[]
      /** Targets a critical hit may not hit again. */
      avoid: readonly Target[]
      second: boolean
    }
  | { readonly kind: 'knockback'; at: string; readonly seat: number; readonly zombie: number }
  | { readonly kind: 'ammo'; at: string; readonly seat: number }
  | { readonly kind: 'upgrade'; at: string; readonly seat: number }
  | { readonly kind: 'walk'; at: string; readonly speed: Speed | 'all'; attackers: readonly number[] }
  | {
      readonly kind: 'damage'
      at: string
      readonly seat: number
      readonly amount: number
      readonly from: DamageSource
    }
  | { readonly kind: 'dodge'; at: string; readonly seat: number }
  | { readonly kind: 'spawn'; at: string; readonly letter: Letter }
  | { readonly kind: 'boss-card'; at: string; readonly card: string; icon: number }
  | { readonly kind: 'boss-attack'; at: string; readonly special: boolean; body: number }
  | { readonly kind: 'boss-skill'; at: string; body: number }

interface Asked {
  readonly id: number
  readonly lane: number
  readonly seat: number
}

export type Choice =
  | (Asked & { readonly kind: 'attack'; readonly weapon: boolean; readonly companion: boolean })
  | (Asked & { readonly kind: 'draw'; readonly wield: Wield; readonly avoid: readonly Target[] })
  | (Asked & { readonly kind: 'sweep'; readonly wield: Wield; readonly target: Target })
  | (Asked & { readonly kind: 'knockback'; readonly zombie: number })
  | (Asked & {
      readonly kind: 'again'
      readonly wield: Wield
      readonly damage: number
      readonly hit: readonly Target[]
    })
  | (Asked & { readonly kind: 'ammo' })
  | (Asked & { readonly kind: 'upgrade' })
  | (Asked & { readonly kind: 'armor'; readonly damage: number; readonly from: DamageSource })
  | (Asked & { readonly kind: 'dodge' })
  | (Omit<Asked, 'seat'> & { readonly kind: 'deal'; readonly seat: 'team' })

export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { kind: K }>

/** What one point of damage is paid with. */
export type Payment = 'armor' | 'health'

export interface Hit {
  readonly do: 'hit'
  readonly target: Target
  readonly lo: number
  readonly hi: number
  /** Mutation: what the damage of a covered line is paid with. */
  readonly pay: Payment | undefined
  /** The companion that draws; undefined for the weapon. */
  readonly companion: string | undefined
}

export interface Sweep {
  readonly do: 'sweep'
  /** Everything the sweep will be drawn on, zombies first in the order of their slots. */
  readonly targets: readonly Target[]
  readonly companion: string | undefined
}

export type AttackPick = Hit | Sweep | { readonly do: 'pass' }
export type DrawPick = Hit | Sweep | { readonly do: 'stop' }
export type SweepPick = Hit | { readonly do: 'skip' }
export type KnockbackPick = { readonly do: 'push' } | { readonly do: 'stay' }
export type AgainPick = { readonly do: Again; readonly pay: Payment | undefined } | { readonly do: 'stop' }
export type AmmoPick =
  | { readonly do: 'shoot'; readonly target: Target; readonly square: number }
  | { readonly do: 'done' }
export type UpgradePick = { readonly do: 'upgrade'; readonly colour: Colour }
export type ArmorPick = { readonly do: 'armor'; readonly amount: number }
export type DodgePick = { readonly do: 'dodge' } | { readonly do: 'endure' }
export type DealPick = { readonly do: 'deal'; readonly card: string; readonly seat: number }

export type Pick =
  | AttackPick
  | DrawPick
  | SweepPick
  | KnockbackPick
  | AgainPick
  | AmmoPick
  | UpgradePick
  | ArmorPick
  | DodgePick
  | DealPick

/** The types Gear Up is made of. */
export interface GearUp {
  board: Board
  event: Event
  frame: Frame
  choice: Choice
  pick: Pick
  options: Options
}

/** What a game starts from; a type rather than an interface, so that it counts as JSON. */
export type Options = { readonly [K in keyof Setup]: Setup[K] } & {
  /** A game that begins in the middle: the position as it was written. */
  readonly position?: Json
}
