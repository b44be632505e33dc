import type { Phase } from './board.ts'

/** Where wounds came from, in every game; a game has sources of its own besides. */
export const WOUND_SOURCES = ['zombies', 'friendly-fire', 'fire'] as const
export type WoundSource = string

/** Where adrenaline came from. */
export const POINT_SOURCES = ['kill', 'objective', 'food', 'healing', 'mission', 'start'] as const
export type PointSource = (typeof POINT_SOURCES)[number]

/** Why dice were thrown, in every game; a game has reasons of its own besides, such as what its machines throw. */
export const ROLL_REASONS = ['attack', 'again', 'six'] as const

/** How somebody went. */
export const GAITS = [
  'move',
  'sprint',
  'charge',
  'jump',
  'blitz',
  'bloodlust-combat',
  'bloodlust-melee',
  'bloodlust-ranged',
  'field-medic',
  'hit-and-run',
  'sidestep',
  'dragged',
] as const
export type Gait = (typeof GAITS)[number]

/** Why zombies act out of turn. */
export const ACTIVATION_REASONS = ['rush', 'card', 'shortage', 'taunt'] as const
export type ActivationReason = (typeof ACTIVATION_REASONS)[number]

export type ZonesEvent =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'firstPlayer'; readonly seat: number }
  /** Where somebody begins. */
  | { readonly type: 'stood'; readonly person: number; readonly zone: number }
  | { readonly type: 'dealt'; readonly person: number; readonly card: string }
  | {
      readonly type: 'turnBegan'
      readonly person: number
      readonly gift: number
      readonly target: number
    }
  | { readonly type: 'turnEnded'; readonly person: number; readonly gift: number }
  | {
      readonly type: 'acted'
      readonly person: number
      readonly action: string
      /** What it was paid with: budget, amount, budget, amount, ... */
      readonly paid: readonly number[]
      /** What may not be done again in this turn. */
      readonly once?: readonly string[]
      /** The mode of a combat action, none for any other action; absent if it is no action at all. */
      readonly streak?: number
    }
  | {
      readonly type: 'walked'
      readonly person: number
      /** Zones entered, in order. */
      readonly path: readonly number[]
      readonly how: Gait
      /** Companions who go along. */
      readonly with: readonly number[]
    }
  | { readonly type: 'shoved'; readonly person: number; readonly zone: number; readonly to: number }
  | { readonly type: 'drawn'; readonly pile: number; readonly card: string; readonly person: number }
  | { readonly type: 'foundDiscarded'; readonly card: string }
  | { readonly type: 'discarded'; readonly person: number; readonly card: string }
  | { readonly type: 'eaten'; readonly person: number; readonly card: string }
  | {
      readonly type: 'arranged'
      readonly person: number
      readonly partner: number
      readonly card: string
      /** Names of places, as the game's slots have them. */
      readonly from: string
      readonly to: string
      /** The card that goes the other way; none if there was room. */
      readonly for: string | undefined
    }
  | {
      readonly type: 'inventorySet'
      readonly person: number
      readonly hand: readonly string[]
      readonly pack: readonly string[]
      readonly slots?: readonly (readonly string[])[]
    }
  | { readonly type: 'tradeOffered'; readonly person: number; readonly partner: number }
  | { readonly type: 'tradeAgreed'; readonly person: number; readonly partner: number }
  | { readonly type: 'tradeDeclined'; readonly person: number; readonly partner: number }
  | { readonly type: 'shuffled'; readonly pile: number }
  | { readonly type: 'fired'; readonly person: number; readonly card: string }
  | { readonly type: 'reloaded'; readonly person: number; readonly card: string }
  | { readonly type: 'allReloaded' }
  | {
      readonly type: 'attacked'
      readonly person: number
      readonly with: string
      readonly dual: boolean
      readonly mode: number
      readonly zone: number
      /** How the attack was declared; absent if as usual. */
      readonly style?: string
    }
  | {
      readonly type: 'rolled'
      readonly person: number
      readonly dice: readonly number[]
      /** One of `ROLL_REASONS`, or a reason of the game's own. */
      readonly why: string
      /** The kind of dice; absent for the usual ones. */
      readonly of?: string
    }
  | {
      readonly type: 'killed'
      /** Who gets the points; none if nobody does. */
      readonly person: number
      readonly zone: number
      readonly kind: number
      readonly count: number
    }
  | { readonly type: 'hitLost'; readonly zone: number; readonly kind: number; readonly count: number }
  | {
      readonly type: 'gained'
      readonly person: number
      readonly points: number
      readonly from: PointSource
    }
  | {
      readonly type: 'levelled'
      readonly person: number
      readonly level: number
      /** What the tracker shows then: it starts again at the end of a lap. */
      readonly points: number
      readonly lap: boolean
    }
  | { readonly type: 'skillGained'; readonly person: number; readonly skill: string }
  | {
      readonly type: 'wounded'
      readonly person: number
      readonly wounds: number
      readonly from: WoundSource
    }
  | { readonly type: 'woundIgnored'; readonly person: number; readonly skill: string }
  | { readonly type: 'healed'; readonly person: number; readonly wounds: number; readonly by: number }
  | { readonly type: 'eliminated'; readonly person: number }
  | {
      readonly type: 'zombiesAttacked'
      readonly zone: number
      readonly kind: number
      readonly count: number
    }
  | {
      readonly type: 'zombiesMoved'
      /** From, to, kind, count; from, to, kind, count; ... */
      readonly moves: readonly number[]
    }
  | {
      readonly type: 'placed'
      readonly zone: number
      readonly kind: number
      readonly count: number
      /** Brought by a zombie card, whose rush they may have. */
      readonly fresh: boolean
    }
  | { readonly type: 'spawnRevealed'; readonly card: string }
  | {
      readonly type: 'spawnDrawn'
      readonly card: string
      readonly zone: number
      readonly level: number
    }
  | {
      readonly type: 'activated'
      /** Kinds of zombies, a bit each. */
      readonly kinds: number
      /** Where; none for the whole board. */
      readonly zone: number
      readonly why: ActivationReason
    }
  /** Somebody follows somebody else from now on. */
  | {
      readonly type: 'handedOver'
      readonly companion: number
      readonly from: number
      readonly to: number
    }
  | { readonly type: 'left'; readonly person: number; readonly with: readonly number[] }
  | { readonly type: 'won' }
  | { readonly type: 'lost'; readonly why: string; readonly person: number }

export type ZonesEventOf<T extends ZonesEvent['type']> = Extract<ZonesEvent, { type: T }>

/** Events of every game on zones are what their type says. */
export const isEvent = <T extends ZonesEvent['type']>(
  event: { readonly type: string },
  type: T,
): event is ZonesEventOf<T> => event.type === type
