import type { EffectData, EffectId } from '../content/types.ts'
import { adrenaline } from './adrenaline.ts'
import { criticalHit } from './critical-hit.ts'
import { cutDown } from './cut-down.ts'
import { NO_POWERS, type Powers, type WeaponEffect } from './effect.ts'
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
