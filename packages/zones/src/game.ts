import type { Game, Json } from '@graveshift/kernel'
import type { ZonesBoard } from './board.ts'
import type { OtherDice } from './combat/dice.ts'
import type { Arm } from './combat/plan.ts'
import type { ActivationReason, WoundSource, ZonesEvent } from './events.ts'

/** Zombies of one zone and kind that cannot be shared out evenly: so many go one more to some of these zones. */
export interface OddOnes {
  readonly zone: number
  readonly kind: number
  readonly extra: number
  readonly to: readonly number[]
}

/** A skill that lets somebody do something now. */
export interface Due {
  readonly person: number
  readonly skill: string
}

export type ZonesFrame =
  | { readonly kind: 'deal'; at: string; extra: readonly number[] }
  | { readonly kind: 'prepare'; at: string; readonly seat: number }
  | { readonly kind: 'round'; at: string }
  | {
      readonly kind: 'players'
      at: string
      done: number
      /** Tacticians who wait, asked since the last turn (Z2-SKL-60). */
      asked: readonly number[]
    }
  | {
      readonly kind: 'spawn'
      at: string
      next: number
      /** Cards given to the spawn zones beforehand, in their order (Z2-SKL-31). */
      cards: readonly string[]
    }
  | { readonly kind: 'end'; at: string; healed: number }
  | {
      readonly kind: 'turn'
      at: string
      readonly person: number
      readonly gift: number
      readonly target: number
    }
  | {
      readonly kind: 'attack'
      at: string
      readonly person: number
      readonly mode: number
      readonly zone: number
      readonly accuracy: number
      readonly damage: number
      /** Dice to throw. */
      readonly count: number
      /** What was thrown last. */
      dice: readonly number[]
      /** Dice of other kinds in the same throw; undefined if there are none. */
      others: readonly OtherDice[] | undefined
      /** What it is made with, if it was declared in another way than the usual one, or is aimed at something else. */
      readonly declared: Arm | undefined
      /** Where re-rolls still come from. */
      again: readonly string[]
      /** Targets of free choice, and no friendly fire. */
      readonly sniper: boolean
      /** Whom misses pass by: the attacker, and whoever is safe from a machine. */
      spared: readonly number[]
      /** Whoever is chosen is spared, too; known before the roll, which no skill won by it changes (Z2-RUL-44). */
      readonly steady: boolean
      /** Up to whom the attacker was asked whether to spare them. */
      offered: number
      /** Made by a machine, such as a car: skills do not help it. */
      readonly machine: boolean
      readonly plus: number
      readonly sixDie: number
      readonly sixDamage: number
      /** Damage of each hit still to be assigned, the greatest first. */
      hits: readonly number[]
      misses: number
      kills: number
      /** Second kills that Reaper still allows. */
      reaps: number
    }
  | {
      readonly kind: 'wounds'
      at: string
      readonly zone: number
      /** Who decides, if those who may be wounded do not all belong to one seat. */
      readonly seat: number
      readonly from: WoundSource
      /** Kind of zombie and number of attacks, in turn; for friendly fire the kind is none. */
      groups: readonly number[]
      /** Wounds of each attack. */
      readonly amount: number
      /** Who cannot be wounded by this: the shooter, and whoever the shooter spares. */
      readonly spared: readonly number[]
      /** Who has ignored the first wound already. */
      tough: readonly number[]
      /** Attacks that are answered when all are shared out: person, kind, again and again. */
      aside?: readonly number[]
    }
  | {
      readonly kind: 'activation'
      at: string
      /** Kinds of zombies that act, a bit each. */
      kinds: number
      /** Zone, kind, count of those that act, again and again; empty if all on the board do. */
      crowd: readonly number[]
      readonly seat: number
      /** The survivor they all go for; none as a rule. */
      readonly lure: number
      pass: number
      moves: readonly number[]
      odd: readonly OddOnes[]
    }
  | {
      readonly kind: 'card'
      at: string
      readonly zone: number
      readonly seat: number
      /** A card drawn before; undefined to draw one now. */
      card: string | undefined
      placed: number
    }
  | {
      readonly kind: 'search'
      at: string
      readonly person: number
      left: number
      /** The pile that is drawn from. */
      readonly pile: number
      /** A search, and not a card that comes another way. */
      readonly real: boolean
      /** Everything but weapons is laid aside. */
      readonly weapons: boolean
      /** The card drawn last. */
      card: string
    }
  | {
      readonly kind: 'arrange'
      at: string
      readonly person: number
      readonly partner: number
      /** Both inventories as they were, if the partner's seat may still say no. */
      readonly before: readonly (readonly string[])[]
      /** Cards that may still be moved. */
      left: number
    }
  | { readonly kind: 'level'; at: string; readonly person: number; readonly level: number }
  | {
      readonly kind: 'shield'
      at: string
      readonly person: number
      wounds: number
      readonly from: WoundSource
    }
  | {
      readonly kind: 'queue'
      at: string
      readonly zone: number
      /** Who decides the order, if they do not all belong to one seat. */
      readonly seat: number
      left: readonly Due[]
    }

interface Asked {
  readonly id: number
  readonly lane: number
  readonly seat: number
}

type Team = Omit<Asked, 'seat'> & { readonly seat: 'team' }

export type ZonesChoice =
  | (Team & {
      readonly kind: 'deal'
      /** Who gets one more card, or one at all. */
      readonly what: 'more' | 'some'
      readonly able: readonly number[]
    })
  | (Team & { readonly kind: 'first' })
  | (Asked & { readonly kind: 'stand'; readonly person: number })
  | (Asked & { readonly kind: 'prepare' })
  | (Asked & { readonly kind: 'assign'; readonly zone: number; readonly cards: readonly string[] })
  | (Asked & { readonly kind: 'activate' })
  | (Asked & { readonly kind: 'act'; readonly person: number })
  | (Asked & {
      readonly kind: 'reroll'
      readonly person: number
      readonly dice: readonly number[]
      readonly accuracy: number
      readonly again: readonly string[]
      readonly others?: readonly OtherDice[] | undefined
    })
  | (Asked & {
      readonly kind: 'hit'
      readonly person: number
      readonly zone: number
      /** Any target, not only the first of the targeting order. */
      readonly free: boolean
      readonly hits: readonly number[]
      readonly reaps: number
    })
  | (Asked & {
      readonly kind: 'wound'
      readonly zone: number
      readonly from: WoundSource
      /** Kind of zombie; none for friendly fire. */
      readonly zombie: number
      readonly left: number
      readonly amount: number
      readonly spared: readonly number[]
      /** Who has ignored a wound of this attack already (Z2-SKL-62). */
      readonly tough: readonly number[]
    })
  | (Asked & { readonly kind: 'split'; readonly odd: OddOnes })
  | (Asked & {
      readonly kind: 'arrange'
      readonly person: number
      readonly partner: number
      readonly left: number
    })
  | (Asked & {
      readonly kind: 'agree'
      readonly person: number
      readonly partner: number
      readonly before: readonly (readonly string[])[]
    })
  | (Asked & { readonly kind: 'skill'; readonly person: number; readonly offer: readonly string[] })
  | (Asked & {
      readonly kind: 'may'
      /** What may be done, or left. */
      readonly what: string
      readonly person: number
      /** Somebody else it is about; none if nobody. */
      readonly other: number
      /** The card it is about; empty if none. */
      readonly card: string
    })
  | (Asked & {
      readonly kind: 'shield'
      readonly person: number
      readonly wounds: number
      readonly from: WoundSource
    })
  | (Asked & { readonly kind: 'order'; readonly able: readonly Due[] })
  /** Never asked: cards may be given up at any time. */
  | (Asked & { readonly kind: 'discard' })

export type ZonesChoiceOf<K extends ZonesChoice['kind']> = Extract<ZonesChoice, { kind: K }>
export type ZonesFrameOf<K extends ZonesFrame['kind']> = Extract<ZonesFrame, { kind: K }>

/** One of the things a survivor may do in its turn; each kind of action has its own fields. */
export interface ActPick {
  readonly do: string
}

export type DealPick = { readonly do: 'deal'; readonly person: number }
export type FirstPick = { readonly do: 'first'; readonly seat: number }
export type StandPick = { readonly do: 'stand'; readonly zone: number }
export type PreparePick =
  | {
      readonly do: 'stow' | 'draw' | 'drop'
      readonly person: number
      readonly card: string
      /** The card that comes to hand for it, where there is no room. */
      readonly for: string | undefined
      /** The slot it leaves or comes to, if not the hand. */
      readonly slot: string | undefined
    }
  | { readonly do: 'ready' }
export type AssignPick = { readonly do: 'assign'; readonly card: string }
export type ActivatePick = { readonly do: 'activate'; readonly person: number }
export type RerollPick = { readonly do: 'reroll'; readonly source: string } | { readonly do: 'keep' }
export type HitPick = {
  readonly do: 'hit'
  readonly kind: number
  readonly damage: number
  /** Reaper: a second one falls with it. */
  readonly reap: boolean
}
export interface WoundPick {
  readonly do: 'wound'
  readonly person: number
  /** It is meant, although it is more than that one can bear (Z2-RUL-12). */
  readonly sure: boolean
}
export type SplitPick = { readonly do: 'split'; readonly to: readonly number[] }
export type ArrangePick =
  | {
      readonly do: 'put'
      readonly card: string
      readonly from: string
      readonly to: string
      readonly for: string | undefined
    }
  /** A companion goes over to the other leader. */
  | { readonly do: 'hand-over'; readonly companion: number }
  | { readonly do: 'done' }
export type AgreePick = { readonly do: 'agree' } | { readonly do: 'decline' }
export type SkillPick = { readonly do: 'skill'; readonly skill: string }
export type MayPick = { readonly do: 'yes' } | { readonly do: 'no' }
export type DiscardPick = { readonly do: 'discard'; readonly person: number; readonly card: string }
export type ShieldPick = { readonly do: 'shield'; readonly card: string } | { readonly do: 'endure' }
export type OrderPick = { readonly do: 'order'; readonly person: number; readonly skill: string }

export type ZonesPick =
  | DealPick
  | FirstPick
  | StandPick
  | PreparePick
  | AssignPick
  | ActPick
  | ActivatePick
  | RerollPick
  | HitPick
  | WoundPick
  | SplitPick
  | ArrangePick
  | AgreePick
  | SkillPick
  | MayPick
  | ShieldPick
  | OrderPick
  | DiscardPick

/** What every game on zones has at least; kits, actions and events are of one such game. */
export interface ZonesGame extends Game {
  board: ZonesBoard
}

/** The types shared by all games on zones. A game's own are wider: it adds frames, choices, events and picks. */
export interface Zones {
  board: ZonesBoard
  event: ZonesEvent
  frame: ZonesFrame
  choice: ZonesChoice
  pick: ZonesPick
  options: Json
}

export type { ActivationReason }
