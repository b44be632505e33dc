import { ANY, CORE_BUDGETS } from '../budgets.ts'
import type { SlotKind } from '../slots.ts'
import type { CardHook, Hook, Reaction } from './hooks.ts'
import { ALL_OFF, type Flag } from './passive.ts'

/** Two figures or flags: for melee, for ranged. */
export type ByMode<T> = [melee: T, ranged: T]

/**
 * What all skills of a survivor come to. A skill adds to it; whoever resolves something reads it. No rule asks for a
 * skill by name, so that a skill is one file and a list of skills is worked out once.
 */
export interface Powers extends Record<Flag, boolean> {
  /** Actions a turn, by budget. */
  readonly budget: number[]
  readonly die: ByMode<number>
  readonly plus: ByMode<number>
  readonly damage: ByMode<number>
  /** Damage that weapons have at least. */
  readonly damageFloor: ByMode<number>
  readonly asDual: ByMode<boolean>
  readonly sixDie: ByMode<number>
  readonly sixDamage: ByMode<number>
  /** Dice may be as many as the zombies in the target zone. */
  readonly crowd: ByMode<boolean>
  /** Dice for each action of one mode in a row, and for each combat action of either. */
  readonly escalation: ByMode<number>
  escalates: number
  readonly reaps: ByMode<number>
  maxRange: number
  /** Zones that blows reach beyond the own one. */
  meleeRange: number
  /** Health beyond what is printed. */
  health: number
  lucky: number
  sniper: boolean
  pointBlank: boolean
  slippery: boolean
  /** Zones that one move action covers at most. */
  stride: number
  searchCards: number
  /** Cards more that slots of a kind hold. */
  readonly room: Record<SlotKind, number>
  /** Kinds of zombies whose wounds are ignored. */
  readonly immune: string[]
  /** What everybody in the zone has while another survivor shares it. */
  readonly brother: string[]
  /** What skills give to an action or a feature, which asks for its own. */
  readonly gives: Set<string>
  /** What skills of the game's own add up to, by name. */
  readonly sums: Map<string, number>
  readonly reactions: Reaction[]
  /** An attack of one's own killed something. */
  readonly onKills: Hook[]
  /** A card was drawn. */
  readonly onCard: CardHook[]
  /** A search found a card. */
  readonly onSearch: CardHook[]
  /** In the end phase, after the medics. */
  readonly roundEnds: Hook[]
  /** The skill that ignores the first wound of an attack step. */
  firstWoundIgnoredBy: string | undefined
}

const ACTIONS = 3

export function plainPowers(): Powers {
  const budget = CORE_BUDGETS.none.slice()
  budget[ANY] = ACTIONS
  return {
    budget,
    die: [0, 0],
    plus: [0, 0],
    damage: [0, 0],
    damageFloor: [0, 0],
    asDual: [false, false],
    sixDie: [0, 0],
    sixDamage: [0, 0],
    crowd: [false, false],
    escalation: [0, 0],
    escalates: 0,
    reaps: [0, 0],
    maxRange: 0,
    meleeRange: 0,
    health: 0,
    lucky: 0,
    sniper: false,
    pointBlank: false,
    slippery: false,
    stride: 1,
    searchCards: 1,
    room: { hand: 0, body: 0, pack: 0 },
    immune: [],
    brother: [],
    gives: new Set(),
    sums: new Map(),
    reactions: [],
    onKills: [],
    onCard: [],
    onSearch: [],
    roundEnds: [],
    firstWoundIgnoredBy: undefined,
    ...ALL_OFF,
  }
}
