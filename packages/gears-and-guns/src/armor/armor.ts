import { cardsIn, type Evolver, isCompanion, personAt, powersOf, slotNamed } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

/** Why dice are thrown for armor. */
export const ARMOR_ROLL = 'armor'

/** Attacks shared out that somebody answers with armor, or with what is tough about them. */
export interface FendFrame {
  readonly kind: 'fend'
  at: string
  /** Person, kind of zombie, again and again: one for each attack. */
  attacks: readonly number[]
  /** Dice to throw now, and what they need. */
  dice: number
  need: number
  /** Attacks on the one who answers that nothing has stopped yet, by their kinds. */
  left: readonly number[]
}

interface Asked {
  readonly id: number
  readonly lane: number
  readonly seat: number
  readonly person: number
}

export type FendChoice =
  /** One armor, and for how many attacks its dice are thrown (GG-EQP-06). */
  | (Asked & { readonly kind: 'armor'; readonly cards: readonly string[]; readonly attacks: number })
  /** Whose wound is the one that is ignored (UA-RUL-26). */
  | (Asked & { readonly kind: 'shrug'; readonly zombies: readonly number[] })

export type FendPick =
  | { readonly do: 'armor'; readonly card: string; readonly dice: number }
  | { readonly do: 'bear' }
  | { readonly do: 'shrug'; readonly zombie: number }

export interface ArmorEvent {
  readonly type: 'attacksStopped'
  readonly person: number
  readonly count: number
}

/** It is told; nothing is written. */
export const ARMOR_EVOLVERS: { readonly attacksStopped: Evolver<WesternKit, Board, ArmorEvent> } = {
  attacksStopped() {},
}

/** Everything that somebody carries and that stops attacks, wherever it lies (GG-EQP-06, GG-EQP-12). */
export function armorOf(kit: WesternKit, board: Board, person: number): readonly string[] {
  const slot = slotNamed(kit.inventory, 'inventions')
  if (!slot) return []
  const cards = cardsIn(personAt(board, person), slot)
  return [...new Set(cards.filter((card) => kit.cards[card]?.armor !== undefined))]
}

/** Whether somebody waits until all attacks are shared out: with armor on, and where it matters which wound is ignored. */
export function fendsOff(kit: WesternKit, board: Board, person: number): boolean {
  if (isCompanion(personAt(board, person))) return false
  return (
    armorOf(kit, board, person).length > 0 || powersOf(kit, board, person).firstWoundIgnoredBy !== undefined
  )
}

/** No armor stops an abomination (GG-EQP-01). */
export const canStop = ({ kinds }: WesternKit, kind: number): boolean => kinds[kind]?.abomination !== true
