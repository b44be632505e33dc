import type { Step, Table } from '@graveshift/kernel'
import { arranging, drawFrom, emit, isOver, NONE, personAt, SETUP_STREAM, seatOf } from '@graveshift/zones'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import type { CardFrame } from './card-game.ts'
import { cardState } from './cards-board.ts'
import { canTake, paymentsFor } from './conditions.ts'
import { kindOfEffect } from './effect-kinds.ts'
import { cardNumbered, effectsRead } from './reading.ts'

export type CardSteps<K extends CardFrame['kind']> = Readonly<
  Record<string, Step<Western, Extract<CardFrame, { kind: K }>>>
>

/** What nobody knew is known from now on: like a card drawn, it cannot be taken back. */
const reveal = (table: Table<Western>) => table.chance(SETUP_STREAM, 1)

/** A card or note is read: what it needs, then its effects in printed order, then it counts as taken (GG-OBJ-01). */
export const readingSteps = (kit: WesternKit): CardSteps<'reading'> => ({
  open(table, { of, number, person }) {
    if (of === 'note') {
      // Two things at once may have called for it.
      if (table.board.notes.includes(number)) return undefined
      reveal(table)
      emit(kit, table, { type: 'noteRead', note: number, person })
      return table.board.imagined ? undefined : 'next'
    }
    if (cardState(table.board, number) === 'down') {
      if (table.board.imagined) return 'unknown'
      reveal(table)
      emit(kit, table, { type: 'cardRead', card: number, person })
    }
    const card = cardNumbered(kit, number)
    if (!canTake(kit, table.board, person, card)) return 'stays'
    const payments = paymentsFor(kit, table.board, person, card.needs)
    if (payments.length === 0) return 'next'
    table.ask({
      kind: 'give-up',
      seat: seatOf(table.board, person, table.board.first),
      able: payments.map((payment) => payment.person),
      cards: payments.map((payment) => payment.card),
      may: true,
    })
    return 'paid'
  },
  // The answer says otherwise if nothing was paid.
  paid: () => 'next',
  stays(table, { number, person }) {
    emit(kit, table, { type: 'cardStayed', card: number, person })
    return undefined
  },
  next(table, frame) {
    if (isOver(table)) return undefined
    const effect = effectsRead(kit, frame)[frame.next]
    if (effect === undefined) return frame.of === 'card' && frame.list.length === 0 ? 'taken' : undefined
    frame.next += 1
    kindOfEffect(effect).run(kit, table, frame, effect)
    return 'next'
  },
  // Taken without what it says, for all that those know who look ahead.
  unknown(table, { number }) {
    emit(kit, table, { type: 'cardDropped', card: number })
    return undefined
  },
  taken(table, { number, person }) {
    emit(kit, table, { type: 'cardTaken', card: number, person })
    return undefined
  },
})

/** Cards drawn, of which some are kept and the others laid aside. */
export const selectionSteps = (kit: WesternKit): CardSteps<'selection'> => ({
  draw(table, frame) {
    if (frame.left === 0) return 'choose'
    frame.left -= 1
    const card = drawFrom(table, frame.pile)
    if (card === undefined) return 'choose'
    emit(kit, table, { type: 'drawn', pile: frame.pile, card, person: frame.person })
    return 'draw'
  },
  choose(table, { person, keep }) {
    const { found } = table.board
    if (found.length <= keep) return 'keep'
    table.ask({ kind: 'keep-one', seat: personAt(table.board, person).seat, person, cards: found })
    return 'keep'
  },
  keep(table, { person }) {
    if (table.board.found.length > 0) table.push(arranging(table, person, NONE))
    return 'end'
  },
  end: () => undefined,
})
