import type { Setup, TurnStep } from './board.ts'
import type {
  Colour,
  Drawing,
  EffectData,
  Letter,
  Speed,
  Tier,
  TurnCardData,
  ZombieType,
} from './content/types.ts'

/** The board as a viewer sees it: plain JSON, squares by name in one text such as 'b2 b3'. */
export interface BoardView {
  readonly setup: Setup
  readonly round: number
  readonly turn: number
  readonly step: TurnStep
  readonly card: TurnCardData | null
  readonly seats: readonly SeatView[]
  readonly zombies: readonly ZombieView[]
  readonly boss: BossView
  /** Cards turned up and not yet dealt. */
  readonly tray: readonly string[]
  readonly left: {
    readonly turn: readonly string[]
    readonly spawn: Readonly<Partial<Record<Letter, number>>>
    readonly boss: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>]
    readonly regular: number
    readonly special: number
  }
  readonly discards: Readonly<Record<Tier, readonly string[]>>
}

export interface TrackView {
  readonly owned: number
  readonly used: number
  readonly of: number
}

export interface WeaponView {
  readonly id: string
  readonly colour: Colour
  readonly shape: Drawing
  readonly starting: EffectData | null
  readonly upgrades: readonly [EffectData, EffectData]
  /** Upgrades unlocked so far. */
  readonly unlocked: number
  /** Frenzy circles crossed so far. */
  readonly frenzy: number
}

export interface SeatView {
  readonly survivor: string
  readonly leader: boolean
  readonly health: { readonly left: number; readonly of: number }
  readonly armor: TrackView
  readonly ammo: TrackView
  readonly weapons: readonly WeaponView[]
  readonly owed: number
  readonly companions: readonly { readonly id: string; readonly ready: boolean }[]
}

export interface ZombieView {
  readonly target: number
  readonly card: string
  readonly type: ZombieType
  readonly tier: Tier
  readonly speed: Speed
  readonly seat: number
  readonly slot: number
  readonly grid: Drawing
  /** Damage icons outside the spaces. */
  readonly fixed: number
  readonly crossed: string
  /** What it would deal now. */
  readonly damage: number
}

export interface BodyView {
  readonly target: number
  readonly id: string
  readonly grid: Drawing
  readonly mouth: Drawing | null
  readonly lines: readonly string[]
  readonly fixedYellow: number
  readonly fixedBlue: number
  readonly crossed: string
  readonly alive: boolean
  readonly attack: number
  readonly specialAttack: number
}

export interface BossView {
  readonly id: string
  readonly seat: number | null
  readonly track: readonly Speed[]
  readonly screams: number
  readonly skillTurn: number
  readonly bodies: readonly BodyView[]
}
