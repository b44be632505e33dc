import { doOf, flagIn, type Json, textIn } from '@graveshift/kernel'
import {
  type ActionOdds,
  type Arm,
  type AttackOdds,
  attackOdds,
  burningOdds,
  dieHits,
  MELEE,
  MODES,
  type Plan,
  planAttack,
  profileOf,
  RANGED,
  styleNamed,
  zoneIn,
} from '@graveshift/zones'
import { armOf, type ShootBottlePick } from './shoot-bottle.ts'
import { chanceToDeplete, type Fraction, STEAM_DIE } from './steam-dice.ts'
import type { SteamBoard, SteamKit } from './steam-game.ts'

/** An attack as usual and at full steam: what each may come to, and what the second risks. */
export interface SteamOdds {
  readonly plain: AttackOdds
  readonly full: AttackOdds
  readonly depletes: Fraction
}

/** Whether to go full steam, in figures. */
export function steamOdds(
  kit: SteamKit,
  board: SteamBoard,
  person: number,
  { card, dual, mode }: Arm,
  zone: number,
  style: string,
): SteamOdds {
  const arm = { card, dual, mode: mode === MELEE ? MELEE : RANGED }
  const declared = { ...arm, style }
  return {
    plain: attackOdds(kit, board, person, arm, zone, false),
    full: attackOdds(kit, board, person, declared, zone, false),
    depletes: chanceToDeplete(planAttack(kit, board, person, declared, zone, false)),
  }
}

/** The chance that an answer depletes what it is done with; undefined where it is not declared with steam. */
export function depletionOf(
  kit: SteamKit,
  board: SteamBoard,
  person: number,
  raw: Json,
): Fraction | undefined {
  const style = textIn(raw, 'style')
  const card = textIn(raw, 'card')
  const zone = zoneIn(kit, raw, 'zone')
  if (style === undefined || zone === undefined || card === undefined || !styleNamed(kit, style))
    return undefined
  const mode = doOf(raw) === MODES[MELEE] ? MELEE : RANGED
  const data = kit.cards[card]
  if (!data || !profileOf(data, mode)) return undefined
  return chanceToDeplete(
    planAttack(kit, board, person, { card, dual: flagIn(raw, 'dual'), mode, style }, zone, false),
  )
}

/** The chance that at least one die of a throw hits. */
export function chanceToHit({ count, others = [], accuracy, plus }: Plan): Fraction {
  const { faces } = STEAM_DIE
  const missing = (needed: number) => faces.filter((die) => !dieHits(die, plus, needed)).length
  let misses = missing(accuracy) ** count
  let dice = count
  for (const each of others) {
    misses *= missing(each.accuracy) ** each.count
    dice += each.count
  }
  const of = faces.length ** dice
  return { ways: of - misses, of }
}

/** A shot at a bottle takes everybody or nobody; misses among friends are left out (GG-RUL-13). */
export const bottleOdds: ActionOdds<ShootBottlePick, SteamKit, SteamBoard> = (kit, board, person, shot) => {
  const plan = planAttack(kit, board, person, armOf(shot), shot.zone, false)
  const { ways, of } = chanceToHit(plan)
  const blast = burningOdds(kit, board, shot.zone)
  const either = (chances: readonly number[]) => ({
    of,
    ways:
      chances.length === 1
        ? [of]
        : chances.map((_, count) => (count === 0 ? of - ways : count === chances.length - 1 ? ways : 0)),
  })
  return {
    dice: (plan.others ?? []).reduce((sum, each) => sum + each.count, plan.count),
    kills: either(blast.kills.ways),
    byKind: blast.byKind.map((count) => count * ways),
    wounds: either(blast.wounds.ways),
    rounded: false,
  }
}
