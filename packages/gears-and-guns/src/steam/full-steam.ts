import {
  type Arm,
  cardOf,
  done,
  emit,
  type FightingStyle,
  held,
  MELEE,
  type Plan,
  personAt,
  powersOf,
  powersUsing,
  profileOf,
  RANGED,
  readyOfName,
} from '@graveshift/zones'
import type { SteamData } from '../content/card-data.ts'
import { helperOf } from './helpers.ts'
import { STEAM_REFUSALS } from './refusals.ts'
import { doublesSteam, ENGINEERS_DIE, FULL_STEAM_SNIPER, steamDamageOf, steamDiceOf } from './skills.ts'
import { cardsAt, isFull } from './steam-cards.ts'
import { chanceToDeplete, countDepleted, STEAM, STEAM_REROLL } from './steam-dice.ts'
import type { SteamBoard, SteamGame, SteamKit } from './steam-game.ts'

/** Full steam is declared with the attack (GG-STM-03); with the skill for it the printed steam dice are doubled (GG-SKL-07). */
export const FULL_STEAM = 'full-steam'
export const DOUBLE_STEAM = 'double-steam'

/** What a weapon that can no longer be used costs bots. */
const DEPLETED_WORTH = 90

const weaponsOf = ({ dual }: Arm): number => (dual ? 2 : 1)

/** Printed damage, which full steam may replace; what skills say about it stays (GG-STM-03, GG-SKL-10, GG-SKL-15). */
function damageOf(
  kit: SteamKit,
  board: SteamBoard,
  person: number,
  arm: Arm,
  { damage }: SteamData,
  plain: Plan,
) {
  const powers = powersUsing(kit, board, person, [arm.card])
  const printed = profileOf(cardOf(kit, arm.card), arm.mode)?.damage ?? 0
  const floor = powers.damageFloor[arm.mode] ?? 0
  const more = damage === undefined ? 0 : Math.max(damage, floor) - Math.max(printed, floor)
  return plain.damage + more + steamDamageOf(powers, arm.mode)
}

/** What an attack comes to at full steam, of what it would come to without; all steam dice or none (GG-STM-10). */
export function planFullSteam(
  kit: SteamKit,
  board: SteamBoard,
  person: number,
  arm: Arm,
  plain: Plan,
  doubled: boolean,
): Plan {
  const { steam } = kit.cards[arm.card] ?? {}
  if (!steam) return plain
  const powers = powersUsing(kit, board, person, [arm.card])
  const accuracy = Math.min(plain.accuracy, steam.accuracy ?? plain.accuracy)
  const printed = steam.dice * (doubled ? 2 : 1)
  const count =
    weaponsOf(arm) * (printed + steamDiceOf(powers, arm.mode)) +
    (helperOf(kit, board, person, arm)?.helps?.steamDice ?? 0)
  const again = powers.gives.has(STEAM_REROLL) && !done(board, STEAM_REROLL) ? [STEAM_REROLL] : []
  return {
    ...plain,
    count: plain.count + (powers.gives.has(ENGINEERS_DIE) ? weaponsOf(arm) : 0),
    accuracy,
    damage: damageOf(kit, board, person, arm, steam, plain),
    sniper: plain.sniper || powers.gives.has(FULL_STEAM_SNIPER),
    again: [...plain.again, ...again],
    others: [{ kind: STEAM, count, accuracy, dice: [] }],
  }
}

const style = (id: string, doubled: boolean, kit: () => SteamKit): FightingStyle<SteamGame> => ({
  id,
  cannot(board, person, { card }) {
    const data = kit().cards[card]
    if (!data?.steam) return STEAM_REFUSALS.noSteam
    return !doubled || doublesSteam(powersOf(kit(), board, person), data.name)
      ? undefined
      : STEAM_REFUSALS.notDoubled
  },
  // A pistol's free reload comes first if it is empty; if not, there is nothing to load (GG-RUL-04).
  loads: (card) => kit().cards[card.id]?.steam?.freeReload === true,
  begins(table, person, arm) {
    const { card, dual, mode } = arm
    const { name, spent } = cardOf(kit(), card)
    const cards = held(kit(), powersOf(kit(), table.board, person), personAt(table.board, person))
    const used = dual ? readyOfName(kit(), cards, name, { mode, style: id }).slice(0, 2) : spent ? [card] : []
    if (mode === RANGED)
      for (const each of used)
        if (cardOf(kit(), each).spent) emit(kit(), table, { type: 'reloaded', person, card: each })
  },
  moreRange(card) {
    const most = profileOf(card, RANGED)?.most ?? 0
    return (kit().cards[card.id]?.steam?.most ?? most) - most
  },
  plan: (board, person, arm, _zone, plain) => planFullSteam(kit(), board, person, arm, plain, doubled),
  risk(plan) {
    const { ways, of } = chanceToDeplete(plan)
    return Math.floor((DEPLETED_WORTH * ways) / of)
  },
  over(table, { person, mode, declared, others = [] }) {
    const depleted = others.reduce((sum, { dice }) => sum + countDepleted(dice), 0)
    if (!declared || depleted === 0) return
    const { name, ready, fired, reload } = cardOf(kit(), declared.card)
    const full = cardsAt(kit(), personAt(table.board, person), (card) => card.name === name && isFull(card))
    // Whoever fires a weapon that needs loading has it empty now; a fanned pistol is empty as well.
    const likely = (reload || declared.empties) && mode !== MELEE ? fired : ready
    const face = full.some(({ card }) => card === likely) ? likely : full[0]?.card
    if (face === undefined) return
    const used = Array<string>(weaponsOf(declared)).fill(face)
    const left = Math.min(depleted, used.length)
    table.push({ kind: 'depletion', at: 'toolbox', person, used, left })
  },
})

/** The ways of fighting with steam. */
export const steamStyles = (kit: () => SteamKit): readonly FightingStyle<SteamGame>[] => [
  style(FULL_STEAM, false, kit),
  style(DOUBLE_STEAM, true, kit),
]
