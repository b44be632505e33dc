import type { Colour, Letter, Speed, Tier } from './content/types.ts'
import type { RuleOptions } from './options.ts'
import type { Again, AmmoUse, DamageSource, GainSource, Stroke } from './sources.ts'

/** How a game is set up; all of it is in the log's head. */
export interface Setup extends RuleOptions {
  /** One survivor for each seat, in clockwise order. */
  readonly survivors: readonly string[]
  readonly leader: number
  readonly difficulty: string
  readonly boss: string
}

export const STEPS = ['setup', 'reveal', 'attack', 'ammo', 'upgrade', 'walk', 'card'] as const
export type TurnStep = (typeof STEPS)[number]

/** A zombie in a street. Cards get a new number each time they are drawn. */
export interface Zombie {
  readonly id: number
  readonly card: string
  readonly seat: number
  slot: number
  /** Crossed squares. */
  lo: number
  hi: number
}

/** Slots of a track: gained so far (outlined), and of these how many are used (crossed). */
export interface Track {
  gained: number
  used: number
}

export interface SeatBoard {
  health: number
  armor: Track
  ammo: Track
  /** Unlocked upgrades and crossed Frenzy circles, in the order of COLOURS. */
  upgrades: number[]
  frenzy: number[]
  /** Upgrades earned this turn and not yet taken. */
  owed: number
  /** Solo: companions and whether they lie face up. */
  companions: { readonly id: string; ready: boolean }[]
}

/** Crossed squares of one body of the boss. */
export interface Body {
  lo: number
  hi: number
}

export interface BossBoard {
  /** The seat it stands before; undefined in round 1. */
  seat: number | undefined
  bodies: Body[]
  /** Screamer: circles crossed so far. */
  screams: number
  /** The last turn of round 2 in which a skill icon came up; 0 for none. */
  skillTurn: number
}

export interface Board {
  readonly setup: Setup
  round: number
  turn: number
  step: TurnStep
  /** The turn card of this turn. */
  card: string | undefined
  seats: SeatBoard[]
  /** All zombies in all streets, in order of arrival. */
  zombies: Zombie[]
  /** Zombies drawn so far. */
  drawn: number
  boss: BossBoard
  /** Cards not turned up yet, as multisets. */
  turnDeck: string[]
  spawnDeck: Letter[]
  bossDeck: [phase1: string[], phase2: string[]]
  decks: Record<Tier, string[]>
  discards: Record<Tier, string[]>
  /** Zombies turned up and not yet dealt to a street. */
  tray: string[]
  outcome: 'won' | 'lost' | undefined
}

/** The deck of a tier. Asked by name and not by key: a key that changes makes a slow look-up of it. */
export function deckOf(decks: Readonly<Record<Tier, string[]>>, tier: Tier): string[] {
  return tier === 'regular' ? decks.regular : decks.special
}

/** What a target number means: zombies count from 1, bodies of the boss are -1, -2, -3. */
export type Target = number

export type Resource = 'armor' | 'ammo'

/** Who drew: a weapon by its color, or a companion by its name. */
export type Wielded = { readonly colour: Colour } | { readonly companion: string }

export type Event =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'stepBegan'; readonly step: TurnStep }
  | { readonly type: 'turnRevealed'; readonly turn: number; readonly card: string }
  | { readonly type: 'companionsDrawn'; readonly seat: number; readonly companions: readonly string[] }
  | { readonly type: 'companionUsed'; readonly seat: number; readonly companion: string }
  | { readonly type: 'weaponUsed'; readonly seat: number; readonly colour: Colour; readonly again?: Again }
  | { readonly type: 'weaponDeclined'; readonly seat: number }
  | {
      readonly type: 'crossed'
      readonly seat: number
      readonly target: Target
      readonly lo: number
      readonly hi: number
      readonly by: Stroke
    }
  | {
      readonly type: 'gained'
      readonly seat: number
      readonly what: Resource
      /** Slots outlined; what did not fit on the track is in `lost`. */
      readonly amount: number
      readonly lost: number
      readonly from: GainSource
    }
  | { readonly type: 'ammoSpent'; readonly seat: number; readonly why: AmmoUse }
  | {
      readonly type: 'killed'
      readonly zombie: number
      readonly card: string
      /** Whose street it was; that seat is owed the upgrade. */
      readonly seat: number
      readonly by: number
    }
  | { readonly type: 'pushed'; readonly zombie: number }
  | { readonly type: 'frenzied'; readonly seat: number; readonly colour: Colour; readonly circle: number }
  | { readonly type: 'upgraded'; readonly seat: number; readonly colour: Colour; readonly level: number }
  | { readonly type: 'upgradesLost'; readonly seat: number; readonly count: number }
  | { readonly type: 'walked'; readonly zombies: readonly number[] }
  | { readonly type: 'attacked'; readonly zombie: number; readonly seat: number; readonly damage: number }
  | {
      readonly type: 'exploded'
      readonly zombie: number
      readonly card: string
      readonly seat: number
      readonly damage: number
    }
  | {
      readonly type: 'suffered'
      readonly seat: number
      readonly armor: number
      readonly health: number
      readonly from: DamageSource
    }
  | { readonly type: 'spawnRevealed'; readonly card: Letter }
  | { readonly type: 'bossCardRevealed'; readonly card: string }
  | { readonly type: 'reshuffled'; readonly tier: Tier }
  | { readonly type: 'zombieDrawn'; readonly tier: Tier; readonly card: string }
  | { readonly type: 'zombieDealt'; readonly card: string; readonly seat: number; readonly zombie: number }
  | { readonly type: 'skillUsed'; readonly turn: number }
  | { readonly type: 'armorBroken'; readonly seat: number; readonly amount: number }
  | {
      readonly type: 'bossAttacked'
      readonly body: number
      readonly special: boolean
      readonly damage: number
    }
  | {
      readonly type: 'ringCleared'
      readonly seat: number
      readonly body: number
      readonly square: number
      readonly lo: number
      readonly hi: number
    }
  | { readonly type: 'screamed'; readonly speed: Speed }
  | { readonly type: 'bodyKilled'; readonly body: number }
  | { readonly type: 'bossMoved'; readonly seat: number }
  | { readonly type: 'won' }
  | { readonly type: 'lost'; readonly why: 'death'; readonly seat: number }
  | { readonly type: 'lost'; readonly why: 'time' }
