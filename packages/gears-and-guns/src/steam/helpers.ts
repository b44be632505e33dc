import { type Arm, held, MELEE, personAt, powersOf } from '@graveshift/zones'
import type { WesternCard } from '../content/card-data.ts'
import type { SteamBoard, SteamKit } from './steam-game.ts'

/** The card that helps another melee weapon, if one is equipped: two do no more than one (GG-EQP-02, GG-RUL-09). */
export function helperOf(
  kit: SteamKit,
  board: SteamBoard,
  person: number,
  { card, mode }: Arm,
): WesternCard | undefined {
  if (mode !== MELEE || kit.cards[card]?.helps) return undefined
  for (const each of held(kit, powersOf(kit, board, person), personAt(board, person)))
    if (kit.cards[each]?.helps) return kit.cards[each]
  return undefined
}

/** Dice that it adds to every melee action with the other weapon. */
export const helpingDice = (kit: SteamKit, board: SteamBoard, person: number, arm: Arm): number =>
  helperOf(kit, board, person, arm)?.helps?.dice ?? 0
