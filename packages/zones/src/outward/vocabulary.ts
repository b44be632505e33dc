import type { ActionBudgets } from '../budgets.ts'
import type { Inventory } from '../slots.ts'

/** The names that a game on zones has for what all of them tell outside. */
export interface Vocabulary {
  readonly inventory: Inventory
  readonly budgets: ActionBudgets
  /** In the order of its piles. */
  readonly decks: readonly string[]
  /** Why dice are thrown. */
  readonly rolls: readonly string[]
  /** Where wounds come from. */
  readonly wounds: readonly string[]
  /** Why games are lost. */
  readonly losses: readonly string[]
  /** How attacks may be declared besides as usual. */
  readonly styles?: readonly string[]
  /** Kinds of dice besides the usual ones. */
  readonly dice?: readonly string[]
  /** What cards may be besides spent. */
  readonly states?: readonly string[]
}
