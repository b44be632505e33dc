import type { Event } from '../board.ts'
import type { EffectData, EffectId } from '../content/types.ts'
import { adrenaline } from './adrenaline.ts'
import { criticalHit } from './critical-hit.ts'
import { cutDown } from './cut-down.ts'
import {
  type Bring,
  type Drawn,
  type EffectWorth,
  NO_POWERS,
  type Powers,
  type WeaponEffect,
} from './effect.ts'
import { explosive } from './explosive.ts'
import { fastReload } from './fast-reload.ts'
import { frenzy } from './frenzy.ts'
import { gearUpEffect } from './gear-up.ts'
import { knockback } from './knockback.ts'
import { lockAndLoad } from './lock-and-load.ts'
import { longRange } from './long-range.ts'
import { multiHit } from './multi-hit.ts'
import { scavenge } from './scavenge.ts'
import { split } from './split.ts'

/** Every weapon effect, listed once. */
export const WEAPON_EFFECTS = [
  knockback,
  multiHit,
  scavenge,
  lockAndLoad,
  longRange,
  gearUpEffect,
  split,
  adrenaline,
  fastReload,
  criticalHit,
  cutDown,
  explosive,
  frenzy,
] as const

export const EFFECTS: readonly EffectId[] = WEAPON_EFFECTS.map(({ id }) => id)

const BY_ID: ReadonlyMap<string, WeaponEffect<EffectData>> = new Map(
  WEAPON_EFFECTS.map((effect) => [effect.id, effect]),
)

type Listed = (typeof WEAPON_EFFECTS)[number]

/** The effects that are named in events as this. */
export type EffectBringing<B extends Bring> = Listed extends infer E
  ? E extends { readonly id: infer Id; readonly brings: readonly (infer All)[] }
    ? B extends All
      ? Id
      : never
    : never
  : never

export function effectsBringing<B extends Bring>(bring: B): readonly EffectBringing<B>[] {
  const all: readonly WeaponEffect<EffectData>[] = WEAPON_EFFECTS
  return all.filter(({ brings }) => brings.includes(bring)).map(({ id }) => id as EffectBringing<B>)
}

const SHOWN_BY = new Map<Event['type'], WeaponEffect<EffectData>[]>()
for (const effect of BY_ID.values()) {
  const kin = SHOWN_BY.get(effect.use.on)
  if (kin) kin.push(effect)
  else SHOWN_BY.set(effect.use.on, [effect])
}

const NONE: readonly EffectId[] = []

/** The effects that an event of an activation shows at work. */
export function effectsUsed(event: Event, drawn: Drawn): readonly EffectId[] {
  const able = SHOWN_BY.get(event.type)
  if (!able) return NONE
  return able.filter(({ use }) => use.isUse?.(event, drawn) ?? true).map(({ id }) => id)
}

/** What these effects together make a weapon better by. */
export function worthOf(effects: readonly EffectData[], size: number): Required<EffectWorth> {
  const all = { draw: 0, besides: 0, zombie: 0, boss: 0, armor: 0, ammo: 0 }
  for (const data of effects) {
    const worth = BY_ID.get(data.effect)?.worth?.(data, size) ?? {}
    for (const part of Object.keys(worth) as (keyof EffectWorth)[]) all[part] += worth[part] ?? 0
  }
  return all
}

/** What a weapon can do with these effects. */
export function powersOf(effects: readonly EffectData[]): Powers {
  let powers = NO_POWERS
  for (const data of effects) powers = BY_ID.get(data.effect)?.add(powers, data) ?? powers
  return powers
}

/** An effect in one text: 'split', 'multi-hit 2', 'frenzy - ammo - armor'. */
export function effectFromText(text: string): EffectData | undefined {
  const [id = '', ...figures] = text.split(' ')
  return BY_ID.get(id)?.read(figures)
}
