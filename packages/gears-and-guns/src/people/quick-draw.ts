import type { Step } from '@graveshift/kernel'
import {
  act,
  arranging,
  cannotPay,
  cardsInHand,
  done,
  emit,
  everyCard,
  isGiven,
  NONE,
  PAYS,
  personAt,
  plainAction,
} from '@graveshift/zones'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { PEOPLE_REFUSALS } from './refusals.ts'

/** Own cards are rearranged; pistols that come out of the backpack are loaded (GG-SKL-19). */
export interface QuickDrawFrame {
  readonly kind: 'quick-draw'
  at: string
  readonly person: number
  /** Empty pistols that were packed before. */
  readonly packed: readonly string[]
}

const QUICK_DRAW = 'quick-draw'

const WHY = PEOPLE_REFUSALS.quickDraw

/** Once a turn, free (GG-SKL-19). */
export const quickDrawAction = plainAction<Western, WesternKit>(QUICK_DRAW, {
  needs: { skill: QUICK_DRAW },
  bots: { never: true },
  check(kit, board, person) {
    if (!isGiven(kit, board, person, QUICK_DRAW)) return WHY['skill-missing']
    if (done(board, QUICK_DRAW)) return WHY['already-done']
    if (everyCard(personAt(board, person)).length === 0) return WHY['nothing-to-do']
    return cannotPay(kit, board, person, PAYS.other, 0, WHY['no-actions'])
  },
  perform(kit, table, person) {
    const { pack } = personAt(table.board, person)
    const packed = pack.filter((card) => kit.cards[card]?.spent && kit.cards[card]?.family === 'pistol')
    act(kit, table, person, QUICK_DRAW, { pays: PAYS.other, cost: 0, once: [QUICK_DRAW] })
    table.push({ kind: 'quick-draw', at: 'arrange', person, packed })
  },
})

const countOf = (cards: readonly string[], card: string): number =>
  cards.filter((each) => each === card).length

export const quickDrawSteps = (kit: WesternKit): Readonly<Record<string, Step<Western, QuickDrawFrame>>> => ({
  arrange(table, { person }) {
    table.push(arranging(table, person, NONE))
    return 'load'
  },
  load(table, { person, packed }) {
    for (const card of new Set(packed)) {
      const who = personAt(table.board, person)
      const drawn = countOf(packed, card) - countOf(who.pack, card)
      const ready = countOf(cardsInHand(kit.inventory, who), card)
      for (let time = 0; time < Math.min(drawn, ready); time++)
        emit(kit, table, { type: 'reloaded', person, card })
    }
    return undefined
  },
})
