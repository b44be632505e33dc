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

const EFFECT_RULES: { readonly [E in EffectId]: WeaponEffect<E> } = {
  knockback,
  'multi-hit': multiHit,
  scavenge,
  'lock-and-load': lockAndLoad,
  'long-range': longRange,
  'gear-up': gearUpEffect,
  split,
  adrenaline,
  'fast-reload': fastReload,
  'critical-hit': criticalHit,
  'cut-down': cutDown,
  explosive,
  frenzy,
}

/** What a weapon can do with these effects. */
export function powersOf(effects: readonly EffectData[]): Powers {
  let powers = NO_POWERS
  for (const data of effects) powers = (EFFECT_RULES[data.effect] as WeaponEffect<EffectId>).add(powers, data)
  return powers
}
