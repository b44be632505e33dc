import { Bug } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { BossRule } from './boss-rule.ts'
import { deadSox } from './dead-sox.ts'
import { mutation } from './mutation.ts'
import { screamer } from './screamer.ts'
import { superAbomination } from './super-abomination.ts'
import { zombiePyramid } from './zombie-pyramid.ts'
import { zombiphant } from './zombiphant.ts'

/** Every boss rule by the boss's id. */
export const BOSS_RULES: Readonly<Record<string, BossRule>> = {
  'super-abomination': superAbomination,
  'zombie-pyramid': zombiePyramid,
  zombiphant,
  'dead-sox': deadSox,
  screamer,
  mutation,
}

/** A boss rule with a place for each hook: objects of one form are much faster to ask than objects of six. */
type BossHooks = { readonly [H in keyof Required<BossRule>]: BossRule[H] }

function hooksOf({ closed, refuses, canBeHit, price, afterCross, damageKind, skill }: BossRule): BossHooks {
  return { closed, refuses, canBeHit, price, afterCross, damageKind, skill }
}

/** The last answer: rules ask several times a decision. */
let knownBoss: string | undefined
let known: BossHooks | undefined

/** The rule of this game's boss. */
export function bossRule({ setup }: Board): BossHooks {
  if (known && knownBoss === setup.boss) return known
  const rule = BOSS_RULES[setup.boss]
  if (!rule) throw new Bug(`no rule for the boss ${setup.boss}`)
  known = hooksOf(rule)
  knownBoss = setup.boss
  return known
}
