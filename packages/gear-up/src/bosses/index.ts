import { Bug } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { BossRule } from './boss-rule.ts'
import { deadSox } from './dead-sox.ts'
import { mutation } from './mutation.ts'
import { screamer } from './screamer.ts'
import { superAbomination } from './super-abomination.ts'
import { zombiePyramid } from './zombie-pyramid.ts'
import { zombiphant } from './zombiphant.ts'

/** Every boss, listed once; the first one is the advice to newcomers (GU-SET-05). */
export const BOSS_RULES = [superAbomination, zombiePyramid, zombiphant, deadSox, screamer, mutation] as const

export function bossNamed(id: string): Rule {
  const boss: Rule | undefined = BOSS_RULES.find(({ printed }) => printed.id === id)
  if (!boss) throw new Bug(`no rule for the boss ${id}`)
  return boss
}

/** What armor, ammo and damage come from that only some boss gives and deals. */
export type BossGain = NonNullable<(typeof BOSS_RULES)[number]['gains']>
export type BossHarm = NonNullable<(typeof BOSS_RULES)[number]['price']>['from']

type Rule = BossRule<BossGain, BossHarm>

/** What rules ask a boss while a game is played. */
type Asked = 'worth' | 'closed' | 'refuses' | 'canBeHit' | 'price' | 'afterCross' | 'damageKind' | 'skill'

/** A boss rule with a place for each hook: objects of one form are much faster to ask than objects of six. */
type BossHooks = { readonly [H in Asked]: Rule[H] }

function hooksOf(rule: Rule): BossHooks {
  const { worth, closed, refuses, canBeHit, price, afterCross, damageKind, skill } = rule
  return { worth, closed, refuses, canBeHit, price, afterCross, damageKind, skill }
}

const HOOKS: ReadonlyMap<string, BossHooks> = new Map(
  BOSS_RULES.map((rule) => [rule.printed.id, hooksOf(rule)]),
)

/** The rule of this game's boss. */
export function bossRule({ setup }: Board): BossHooks {
  const hooks = HOOKS.get(setup.boss)
  if (!hooks) throw new Bug(`no rule for the boss ${setup.boss}`)
  return hooks
}
