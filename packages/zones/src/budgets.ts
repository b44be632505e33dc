import { Bug } from '@graveshift/kernel'

/** What actions are paid with: any action, or one that is free for one purpose only. */
export interface ActionBudget {
  /** Its place in what a turn has spent. Games are saved with it: it never changes. */
  readonly at: number
  readonly name: string
}

export const ANY = 0
export const MOVE = 1
export const SEARCH = 2
export const COMBAT = 3
export const MELEE_ONLY = 4
export const RANGED_ONLY = 5
export const DUAL_ONLY = 7
/** A move that no zombie makes dearer. */
export const GLIDE = 8

const CORE: readonly ActionBudget[] = [
  { at: ANY, name: 'any' },
  { at: MOVE, name: 'move' },
  { at: SEARCH, name: 'search' },
  { at: COMBAT, name: 'combat' },
  { at: MELEE_ONLY, name: 'melee' },
  { at: RANGED_ONLY, name: 'ranged' },
  { at: DUAL_ONLY, name: 'dual' },
  { at: GLIDE, name: 'glide' },
]

/** All budgets of a game. */
export interface ActionBudgets {
  /** By their places. */
  readonly list: readonly ActionBudget[]
  readonly names: readonly string[]
  /** Nothing spent of any. */
  readonly none: readonly number[]
}

/** The budgets of a game: those of every game on zones, and those that its features and itself have. */
export function budgetsOf(more: readonly ActionBudget[]): ActionBudgets {
  const list = [...CORE, ...more].sort((one, other) => one.at - other.at)
  const twice = list.find(({ at }, index) => at === list[index - 1]?.at)
  if (twice) throw new Bug(`two budgets have the place of ${twice.name}`)
  const last = list.at(-1)?.at ?? 0
  return { list, names: list.map(({ name }) => name), none: Array<number>(last + 1).fill(0) }
}

export const CORE_BUDGETS = budgetsOf([])
