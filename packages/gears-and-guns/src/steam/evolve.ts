import { putCard } from '@graveshift/kernel'
import {
  cardOf,
  cardsIn,
  currentTurn,
  type Evolver,
  personAt,
  replaceWhere,
  setCardsIn,
  slotNamed,
  withCard,
  without,
  type ZonesEventOf,
} from '@graveshift/zones'
import { BOTTLE } from './bottles.ts'
import { DEPLETED } from './steam-cards.ts'
import { STEAM, STEAM_REROLL } from './steam-dice.ts'
import type { CardAt, SteamBoard, SteamEvent, SteamEventOf, SteamKit } from './steam-game.ts'

/** A card is full from now on if it was depleted, and the other way round. */
function turn(
  kit: SteamKit,
  board: SteamBoard,
  { person, card, place }: CardAt & { readonly person: number },
) {
  const who = personAt(board, person)
  const slot = slotNamed(kit.inventory, place)
  const turned = cardOf(kit, card).turned[DEPLETED.id]
  if (slot && turned !== undefined) setCardsIn(who, slot, withCard(without(cardsIn(who, slot), card), turned))
}

export const STEAM_EVOLVERS: {
  readonly [T in SteamEvent['type']]: Evolver<SteamKit, SteamBoard, SteamEventOf<T>>
} = {
  depleted: turn,
  refilled: turn,
  bottlePlaced(_kit, board, { person, zone }) {
    replaceWhere(personAt(board, person), BOTTLE, (cards) => without(cards, BOTTLE))
    board.bottles = [...board.bottles, zone].sort((one, other) => one - other)
  },
  exploded(kit, board, { zone, blast }) {
    const at = blast === 'bottle' ? board.bottles.indexOf(zone) : -1
    if (at < 0) return
    board.bottles = board.bottles.toSpliced(at, 1)
    const pile = board.piles[cardOf(kit, BOTTLE).pile]
    if (pile) putCard(pile.discards, BOTTLE)
  },
  gaugeChanged(_kit, board, { gauge }) {
    board.gauge = gauge
  },
  switchTurned(_kit, board, { at, on }) {
    board.switchesOn = on ? board.switchesOn | (1 << at) : board.switchesOn & ~(1 << at)
  },
  nozzleBroken(_kit, board, { at }) {
    board.nozzlesBroken |= 1 << at
  },
  nozzleRepaired(_kit, board, { at }) {
    board.nozzlesBroken &= ~(1 << at)
  },
}

/** Steam dice are thrown again once a turn (GG-SKL-05). */
export const REROLL_EVOLVERS: { readonly rolled: Evolver<SteamKit, SteamBoard, ZonesEventOf<'rolled'>> } = {
  rolled(_kit, board, { why, of }) {
    const now = currentTurn(board)
    if (now && of === STEAM && why === 'again') now.once = [...now.once, STEAM_REROLL]
  },
}
