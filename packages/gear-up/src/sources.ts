import type { BossRule } from './bosses/boss-rule.ts'
import { BOSS_RULES, type BossGain, type BossHarm } from './bosses/index.ts'
import { type EffectBringing, effectsBringing } from './effects/index.ts'

// What effects and bosses bring is theirs to say: here it is put together, for whoever must know all of it.
const BOSSES: readonly BossRule<BossGain, BossHarm>[] = BOSS_RULES

/** Where armor or ammo came from. */
export type GainSource = 'icon' | 'neighbour' | EffectBringing<'gain'> | BossGain
export const GAIN_SOURCES: readonly GainSource[] = [
  'icon',
  'neighbour',
  ...effectsBringing('gain'),
  ...BOSSES.flatMap(({ gains }) => gains ?? []),
]

const OF_ENEMIES = ['zombie', 'bomber', 'boss-attack', 'boss-special-attack', 'boss-skill'] as const

/** Where damage came from. */
export type DamageSource = (typeof OF_ENEMIES)[number] | EffectBringing<'harm'> | BossHarm
export const DAMAGE_SOURCES: readonly DamageSource[] = [
  ...OF_ENEMIES,
  ...effectsBringing('harm'),
  ...BOSSES.flatMap(({ price }) => price?.from ?? []),
]

/** How squares were crossed. */
export type Stroke = 'shape' | 'single' | EffectBringing<'stroke'> | 'ammo'
export const STROKES: readonly Stroke[] = ['shape', 'single', ...effectsBringing('stroke'), 'ammo']

/** What paid for a second activation. */
export type Again = EffectBringing<'again'>
export const AGAINS: readonly Again[] = effectsBringing('again')

/** What ammo was spent on. */
export type AmmoUse = 'shot' | EffectBringing<'ammo'>
export const AMMO_USES: readonly AmmoUse[] = ['shot', ...effectsBringing('ammo')]
