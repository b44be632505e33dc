import { NONE, type ZonesBoard } from '../board.ts'
import { emit } from '../emit.ts'
import type { ZonesFrame, ZonesFrameOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { cardOf, personAt, powersOf } from '../people.ts'
import { drawFrom, drawWithoutShuffle, pileOf } from '../piles.ts'
import { EQUIPMENT } from '../streams.ts'
import { arranging } from './arrange.ts'
import type { ZonesSteps } from './steps.ts'

type Search = ZonesFrameOf<'search'>

/** Cards are drawn: by a search, out of a crate, or because a skill says so. */
export function drawing(
  person: number,
  left: number,
  how: { readonly pile?: number; readonly real?: boolean; readonly weapons?: boolean } = {},
): ZonesFrame {
  const { pile = EQUIPMENT, real = false, weapons = false } = how
  return { kind: 'search', at: 'draw', person, left, pile, real, weapons, card: '' }
}

const isWeapon = (kit: Kit, card: string): boolean => ['weapon', 'bomb'].includes(cardOf(kit, card).kind)

/** Whether there is anything to draw that would be kept: nobody looks for ever for a weapon that is nowhere. */
function canFind(kit: Kit, board: ZonesBoard, { pile, weapons }: Search): boolean {
  const { cards, discards } = pileOf(board, pile)
  return !weapons || cards.some((card) => isWeapon(kit, card)) || discards.some((card) => isWeapon(kit, card))
}

/** Cards one after the other; what is no find ends it and leaves what was found before (Z2-RUL-22). */
export const searchSteps = (kit: Kit): ZonesSteps<'search'> => ({
  draw(table, frame) {
    const { person, pile } = frame
    if (frame.left === 0 || !canFind(kit, table.board, frame)) return 'keep'
    const shuffles = pile === EQUIPMENT || frame.real
    const card = shuffles ? drawFrom(table, pile) : drawWithoutShuffle(table, pile)
    if (card === undefined) return 'keep'
    emit(kit, table, { type: 'drawn', pile, card, person })
    frame.left -= 1
    frame.card = card
    return 'destiny'
  },
  destiny(table, { person, card, pile }) {
    for (const hook of powersOf(kit, table.board, person).onCard) hook(kit, table, person, card, pile)
    return 'drawn'
  },
  drawn(table, frame) {
    const { card, person } = frame
    if (kit.drawn(table, person, card)) return 'keep'
    if (frame.weapons && !isWeapon(kit, card)) {
      emit(kit, table, { type: 'foundDiscarded', card })
      frame.left += 1
      return 'draw'
    }
    return frame.real ? 'match' : 'draw'
  },
  match(table, { person, card, pile }) {
    for (const hook of powersOf(kit, table.board, person).onSearch) hook(kit, table, person, card, pile)
    return 'draw'
  },
  keep(table, { person }) {
    if (table.board.found.length > 0 && personAt(table.board, person).zone !== NONE)
      table.push(arranging(table, person, NONE))
    return 'end'
  },
  end: () => undefined,
})
