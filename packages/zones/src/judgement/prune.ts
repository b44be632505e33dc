import { has } from '@graveshift/kernel'
import type { TradePick } from '../actions/trade.ts'
import { NONE, type ZonesBoard } from '../board.ts'
import type { Place } from '../events.ts'
import type { ArrangePick, ZonesChoice, ZonesChoiceOf, ZonesPick } from '../game.ts'
import { HANDS, withCard } from '../inventory.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import { armed, type Bearer } from './arms.ts'

/** What an exchange must bring to be worth an action. */
const WORTH_AN_ACTION = 150

const without = (cards: readonly string[], card: string): readonly string[] => {
  const at = cards.indexOf(card)
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)]
}

const MOST_KNOWN = 20_000
const known = new WeakMap<Kit, Map<string, number>>()

/** The same few hands are asked about again and again while bots look ahead: what they came to is kept. */
function bestMove(kit: Kit, from: Bearer, to: Bearer): number {
  let moves = known.get(kit)
  if (!moves || moves.size > MOST_KNOWN) {
    moves = new Map()
    known.set(kit, moves)
  }
  const own = `${from.hand}/${from.pack}`
  const key = from === to ? own : `${own}>${to.hand}/${to.pack}`
  const before = moves.get(key)
  if (before !== undefined) return before
  const most = tryMoves(kit, from, to)
  moves.set(key, most)
  return most
}

/** The most that one card can bring in the hand of somebody, taken from somebody's hand or backpack. */
function tryMoves(kit: Kit, from: Bearer, to: Bearer): number {
  const same = from === to
  const before = armed(kit, from) + (same ? 0 : armed(kit, to))
  let most = 0
  for (const place of same ? (['pack'] as const) : (['pack', 'hand'] as const))
    for (const card of new Set(from[place])) {
      const left: Bearer = { ...from, [place]: without(from[place], card) }
      const given = to.hand.length < HANDS ? [undefined] : [...new Set(to.hand)]
      for (const back of given) {
        const kept = back === undefined ? to.hand : without(to.hand, back)
        const hand = withCard(kept, card)
        const giver = back === undefined ? left : { ...left, [place]: withCard(left[place], back) }
        const after = same
          ? armed(kit, { hand, pack: giver.pack })
          : armed(kit, giver) + armed(kit, { hand, pack: to.pack })
        most = Math.max(most, after - before)
      }
    }
  return most
}

function isPrunedAction(kit: Kit, board: ZonesBoard, person: number, pick: ZonesPick): boolean {
  if (kit.aims.never.has(pick.do)) return true
  if (pick.do === 'reorganise') {
    const own = personAt(board, person)
    return bestMove(kit, own, own) < WORTH_AN_ACTION
  }
  if (pick.do !== 'trade') return false
  const own = personAt(board, person)
  const other = personAt(board, (pick as TradePick).partner)
  return bestMove(kit, own, other) < WORTH_AN_ACTION && bestMove(kit, other, own) < WORTH_AN_ACTION
}

type Put = Extract<ArrangePick, { do: 'put' }>

/** The cards at a place once something was put elsewhere. */
function after(
  cards: readonly string[],
  place: Place,
  { card, from, to, for: back }: Put,
): readonly string[] {
  if (place === from) {
    const left = without(cards, card)
    return back === undefined ? left : withCard(left, back)
  }
  return place === to ? withCard(back === undefined ? cards : without(cards, back), card) : cards
}

/** Cards are moved only if somebody is better off. */
function isPrunedPut(
  kit: Kit,
  board: ZonesBoard,
  choice: ZonesChoiceOf<'arrange'>,
  pick: ZonesPick,
): boolean {
  if (pick.do === 'hand-over') return true
  if (pick.do !== 'put' || !has(pick, 'from')) return false
  const own = personAt(board, choice.person)
  let gained =
    armed(kit, { hand: after(own.hand, 'hand', pick), pack: after(own.pack, 'pack', pick) }) - armed(kit, own)
  if (choice.partner !== NONE) {
    const { hand, pack } = personAt(board, choice.partner)
    gained +=
      armed(kit, { hand: after(hand, 'partner-hand', pick), pack: after(pack, 'partner-pack', pick) }) -
      armed(kit, { hand, pack })
  }
  return gained <= 0
}

/** What nobody who knows the game would do: exchanging nothing above all. */
export function isPruned(kit: Kit, board: ZonesBoard, choice: ZonesChoice, pick: ZonesPick): boolean {
  if (choice.kind === 'act') return isPrunedAction(kit, board, choice.person, pick)
  // Dealt cards lie in hand, where they are wanted; to and fro would go on for ever.
  if (choice.kind === 'prepare') return pick.do === 'stow'
  if (choice.kind === 'arrange') return isPrunedPut(kit, board, choice, pick)
  return false
}
