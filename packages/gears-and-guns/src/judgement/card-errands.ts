import { type Errand, EVERYBODY, isSendable, NONE } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { cardState, isCardTaken } from '../cards/cards-board.ts'
import type { WesternKit } from '../western-kit.ts'

/** Whether a card is known to need something that the team has not found. */
export function isLocked({ mission }: WesternKit, board: Board, card: number): boolean {
  const lock = mission.cards[card - 1]?.data.lock
  return cardState(board, card) === 'up' && lock !== undefined && !board.keys.includes(lock)
}

/** Everybody on the board for each survivor: whoever is followed brings more hands. */
function bodies({ people }: Board): number {
  const all = people.filter(({ zone }) => zone !== NONE).length
  return Math.max(1, Math.floor(all / Math.max(1, people.filter(isSendable).length)))
}

/** How many survivors have to go for a card, as far as anybody knows. */
function handsFor({ mission }: WesternKit, board: Board, card: number): number {
  const { heavy = 0, needs } = mission.cards[card - 1]?.data ?? {}
  if (cardState(board, card) !== 'up') return 1
  if (needs !== undefined) return 2
  const each = bodies(board)
  return Math.floor((heavy + each) / each)
}

function errandFor(kit: WesternKit, board: Board, card: number): Errand {
  const zone = kit.mission.cards[card - 1]?.zone ?? 0
  return { zone, task: 'take', hands: handsFor(kit, board, card), able: EVERYBODY }
}

/** Objective cards that nobody has read. */
export const unread = ({ cards }: Board): readonly number[] =>
  cards.flatMap((state, index) => (state === 'down' ? [index + 1] : []))

/** Whether one of these is locked: what opens it may be under any other. */
export const isKeyMissing = (kit: WesternKit, board: Board, cards: readonly number[]): boolean =>
  cards.some((card) => isLocked(kit, board, card))

/** The cards that are to be taken; where one of them is locked, whatever may hide the key. */
export function cardErrands(kit: WesternKit, board: Board, wanted: readonly number[], into: Errand[]): void {
  for (const card of wanted)
    if (!isCardTaken(board, card) && !isLocked(kit, board, card)) into.push(errandFor(kit, board, card))
  if (!isKeyMissing(kit, board, wanted)) return
  for (const card of unread(board)) if (!wanted.includes(card)) into.push(errandFor(kit, board, card))
}
