import type { Again, Resource } from '../board.ts'
import type { EffectData, EffectId, FrenzyGain } from '../content/types.ts'

/** The icons one hit shape crossed. */
export interface Icons {
  readonly damage: number
  readonly armor: number
  readonly ammo: number
}

/** What an effect gives for the icons its own shape crossed. */
export interface ShapeGain {
  readonly from: 'scavenge' | 'lock-and-load' | 'gear-up'
  gain(icons: Icons, what: Resource): number
}

/** A second activation: what it needs besides a legal target, and what it costs. */
export interface SecondActivation {
  readonly again: Again
  readonly costs: 'damage' | 'ammo' | 'nothing'
  /** Only after a first activation that crossed a damage icon. */
  readonly needsDamageCrossed: boolean
  /** Targets of the first activation are out. */
  readonly anotherTarget: boolean
}

/** All that a weapon can do at its present level: effects folded together. */
export interface Powers {
  readonly times: number
  readonly pushes: boolean
  readonly longRange: boolean
  readonly splits: boolean
  readonly sweep: 'none' | 'each-slot' | 'one-slot'
  readonly gains: readonly ShapeGain[]
  readonly seconds: readonly SecondActivation[]
  readonly frenzy: readonly FrenzyGain[]
}

export const NO_POWERS: Powers = {
  times: 1,
  pushes: false,
  longRange: false,
  splits: false,
  sweep: 'none',
  gains: [],
  seconds: [],
  frenzy: [],
}

/** A weapon effect adds to what the weapon can do. */
export interface WeaponEffect<E extends EffectId> {
  add(powers: Powers, data: Extract<EffectData, { effect: E }>): Powers
}
