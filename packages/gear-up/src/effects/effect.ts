import type { Table } from '@graveshift/kernel'
import type { Event, Resource } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { FrenzyGain } from '../content/types.ts'
import type { Frame, GearUp, Hit } from '../game.ts'
import type { Again, AmmoUse, DamageSource, GainSource } from '../sources.ts'

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
}

/** A second activation: what it needs besides a legal target, and what it costs. */
export interface SecondActivation {
  readonly again: Again
  /** The one damage, or the one ammo, that it is paid with. */
  readonly harm: DamageSource | undefined
  readonly ammo: AmmoUse | undefined
  /** Only after a first activation that crossed a damage icon. */
  readonly needsDamageCrossed: boolean
  /** Targets of the first activation are out. */
  readonly anotherTarget: boolean
}

export type Activation = Extract<Frame, { kind: 'activation' }>

/** What comes of a hit besides, once its crosses, gains and deaths are done. */
export type AfterHit = (content: Content, table: Table<GearUp>, frame: Activation, hit: Hit) => void

/** What comes once the last draw of an activation is made; never after one without a draw. */
export type AtEnd = (content: Content, table: Table<GearUp>, frame: Activation) => void

/** All that a weapon can do at its present level: effects folded together. */
export interface Powers {
  readonly times: number
  readonly longRange: boolean
  readonly splits: boolean
  readonly sweep: 'none' | 'each-slot' | 'one-slot'
  readonly gains: readonly ShapeGain[]
  readonly afterHit: readonly AfterHit[]
  readonly atEnd: readonly AtEnd[]
  readonly seconds: readonly SecondActivation[]
  readonly frenzy: readonly FrenzyGain[]
}

export const NO_POWERS: Powers = {
  times: 1,
  longRange: false,
  splits: false,
  sweep: 'none',
  gains: [],
  afterHit: [],
  atEnd: [],
  seconds: [],
  frenzy: [],
}

/** With this one too, once however often the effect is there. */
export const withHook = <T>(hooks: readonly T[], hook: T): readonly T[] =>
  hooks.includes(hook) ? hooks : [...hooks, hook]

/** What an effect makes a weapon better by, for whoever judges it; in hundredths. What is missing is nothing. */
export interface EffectWorth {
  /** Squares more that each draw crosses on a zombie, and that an activation is good for besides. */
  readonly draw?: number
  readonly besides?: number
  /** What it adds to an activation on zombies and on a boss, as a part of one. */
  readonly zombie?: number
  readonly boss?: number
  /** Armor and ammo an activation brings. */
  readonly armor?: number
  readonly ammo?: number
}

/** Icons an activation crosses, in hundredths, for effects that pay by icon. */
export const ICONS_CROSSED = 24

/** What several targets add to an activation. */
export const SWEEP_WORTH: EffectWorth = { zombie: 105, boss: 2 }

/** An activation as far as its events tell. */
export interface Drawn {
  readonly powers: Powers
  /** Draws made, the present one included, and on how many targets. */
  readonly draws: number
  readonly targets: number
  /** Whether the present one is before another seat. */
  readonly far: boolean
}

/** The event that shows an effect at work, of an activation of the weapon that has it: `isUse` asks for more than its type. */
export interface EffectUse {
  readonly on: Event['type']
  isUse?(event: Event, drawn: Drawn): boolean
}

/** As what an effect is named in events; the words that each asks for: gain.<id>, source.<id>, stroke.<id>. */
export type Bring = 'gain' | 'harm' | 'stroke' | 'again' | 'ammo'

/** A weapon effect adds to what the weapon can do. One file each, listed in `index.ts`. */
export interface WeaponEffect<D extends { readonly effect: string }, B extends Bring = Bring> {
  readonly id: D['effect']
  /** The rules of the ledger that are about it alone. */
  readonly rules: readonly string[]
  /** It with the figures it is printed with, which follow its name in texts: 'multi-hit 2'. */
  read(figures: readonly string[]): D | undefined
  add(powers: Powers, data: D): Powers
  readonly brings: readonly B[]
  readonly use: EffectUse
  /** What it is worth on a shape of so many squares. */
  worth?(data: D, size: number): EffectWorth
}

/** An effect printed without figures. */
export interface PlainEffect<E extends string> {
  readonly effect: E
}

export const plainEffect = <E extends string>(id: E) => ({
  id,
  brings: [],
  read: (figures: readonly string[]): PlainEffect<E> | undefined =>
    figures.length === 0 ? { effect: id } : undefined,
})

/** Seen by what it gives. */
export const useByGain = (id: string): EffectUse => ({
  on: 'gained',
  isUse: (event) => event.type === 'gained' && event.from === id,
})

/** Seen by a second activation. */
export const useAgain = (id: string): EffectUse => ({
  on: 'weaponUsed',
  isUse: (event) => event.type === 'weaponUsed' && event.again === id,
})

/** Seen by the second target in one activation that draws once. */
export const useBySweep = (sweep: Powers['sweep']): EffectUse => ({
  on: 'crossed',
  isUse: (_event, { powers, draws, targets }) =>
    draws === 2 && targets === 2 && powers.times === 1 && powers.sweep === sweep,
})
