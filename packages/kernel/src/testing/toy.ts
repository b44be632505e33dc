import type { Choice, Frame, Seat } from '../rules.ts'

/**
 * The alley: a game made only to prove the kernel. It has what board games with zones need: dice and re-rolls, team
 * decisions in the middle of a seat's action, cards private to a seat, and a step that all seats play at once.
 */
export interface Toy {
  board: ToyBoard
  event: ToyEvent
  frame: ToyFrame
  choice: ToyChoice
  pick: ToyPick
  options: ToyOptions
}

export type ToyOptions = { readonly seats: number; readonly rounds: number; readonly horde: number }

export const STREAMS = ['dice', 'cards'] as const
export const DICE = 0
export const CARDS = 1

export const HEALTH = 4
export const MOST_CARDS = 2

export interface ToySeat {
  health: number
  /** Private to the seat. */
  hand: string[]
  /** A card drawn and not yet kept or thrown away; private too. */
  drawn: string | undefined
}

export interface ToyBoard {
  readonly options: ToyOptions
  round: number
  seats: ToySeat[]
  /** Zombies at the two ends of the alley. */
  gangs: [number, number]
  deck: string[]
  discard: string[]
  outcome: 'won' | 'lost' | undefined
}

export type ToyEvent =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: string; readonly to: 'hand' | 'table' }
  | { readonly type: 'cardKept'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'cardThrown'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'rolled'
      readonly seat: Seat
      readonly dice: readonly number[]
      readonly again: boolean
    }
  | { readonly type: 'killed'; readonly near: number; readonly far: number }
  | { readonly type: 'healed'; readonly seat: Seat }
  | { readonly type: 'wounded'; readonly seat: Seat; readonly wounds: number }
  | { readonly type: 'grew'; readonly gang: 0 | 1 }
  | { readonly type: 'waited'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly outcome: 'won' | 'lost' }

export type ToyFrame =
  | (Frame & { readonly kind: 'game' })
  | (Frame & { readonly kind: 'round'; seat: number })
  | (Frame & { readonly kind: 'turn'; readonly seat: Seat; actions: number })
  | (Frame & { readonly kind: 'attack'; readonly seat: Seat; dice: readonly number[] })
  | (Frame & { readonly kind: 'split'; readonly hits: number })
  | (Frame & { readonly kind: 'wounds'; left: number })
  | (Frame & { readonly kind: 'evening'; readonly seat: Seat })

type ToyChoiceBody =
  | { readonly kind: 'act'; readonly seat: Seat }
  | { readonly kind: 'reroll'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'split'; readonly seat: 'team'; readonly hits: number }
  | { readonly kind: 'wound'; readonly seat: 'team' }
  | { readonly kind: 'evening'; readonly seat: Seat }
  /** A choice is seen by all: the card it is about stays on the board, where only its seat sees it. */
  | { readonly kind: 'keep'; readonly seat: Seat }

export type ToyChoice = ToyChoiceBody & Pick<Choice, 'id' | 'lane'>
export type ToyChoiceOf<K extends ToyChoice['kind']> = Extract<ToyChoice, { kind: K }>

export type ToyPick =
  | { readonly do: 'attack' }
  | { readonly do: 'play'; readonly card: string }
  | { readonly do: 'pass' }
  | { readonly do: 'reroll'; readonly dice: readonly number[] }
  | { readonly do: 'near'; readonly hits: number }
  | { readonly do: 'wound'; readonly seat: Seat }
  | { readonly do: 'draw' }
  | { readonly do: 'rest' }
  | { readonly do: 'keep' }
  | { readonly do: 'throw'; readonly card: string }
