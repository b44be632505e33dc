import type { Again, GainSource, Resource } from '../board.ts'
import type { FrenzyGain } from '../content/types.ts'

/** The icons one hit shape crossed. */
export interface Icons {
  readonly damage: number
  readonly armor: number
  readonly ammo: number
}

/** What an effect gives for the icons its own shape crossed. */
export interface ShapeGain {
  readonly from: GainSource
  gain(icons: Icons, what: Resource): number
  /** How much of the icons it pays for, in halves: for whoever judges a weapon. */
  readonly pays: Readonly<Record<Resource, number>>
}

/** A second activation: what it needs besides a legal target, and what it costs. */
export interface SecondActivation {
  readonly again: Again
  readonly costs: 'damage' | 'ammo' | 'nothing'
  /** Only after a first activation that crossed a damage icon. */
  readonly needsDamageCrossed: boolean
  /** Targets of the first activation are out. */
  readonly anotherTarget: boolean
  /** What it adds to a weapon, in hundredths of one activation: for whoever judges a weapon. */
  readonly worth: { readonly zombie: number; readonly boss: number }
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

/** A weapon effect adds to what the weapon can do. One file each, listed in `index.ts`. */
export interface WeaponEffect<D extends { readonly effect: string }> {
  readonly id: D['effect']
  /** It with the figures it is printed with, which follow its name in texts: 'multi-hit 2'. */
  read(figures: readonly string[]): D | undefined
  add(powers: Powers, data: D): Powers
}

/** An effect printed without figures. */
export interface PlainEffect<E extends string> {
  readonly effect: E
}

export const plainEffect = <E extends string>(id: E) => ({
  id,
  read: (figures: readonly string[]): PlainEffect<E> | undefined =>
    figures.length === 0 ? { effect: id } : undefined,
})
