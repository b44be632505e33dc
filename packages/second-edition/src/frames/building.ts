import { arranging, drawWithoutShuffle, NONE, place, SPECIAL, tell } from '@graveshift/zones'
import type { SecondKit } from '../second-kit.ts'
import type { Steps } from './steps.ts'

/** One card for each dark room, in an order the players choose, each named just before its card (Z2-RUL-50). */
export const buildingSteps: Steps<'building'> = {
  next(table, { zones, seat }) {
    if (zones.length === 0) return undefined
    table.ask({ kind: 'dark', seat, zones })
    return 'next'
  },
}

export const arrivalSteps = (kit: SecondKit): Steps<'arrival'> => ({
  place(table, { zone, zombie, count, seat }) {
    place(kit, table, zone, zombie, count, seat, false)
    return 'end'
  },
  end: () => undefined,
})

/** A random pimpweapon of those left, then a free reorganising; or a walker (Z2-EQP-12, Z2-EQP-21, Z2-RUL-24). */
export const crateSteps = (kit: SecondKit): Steps<'crate'> => ({
  draw(table, { person }) {
    const card = drawWithoutShuffle(table, SPECIAL)
    if (card === undefined) return undefined
    tell(kit, table, { type: 'drawn', pile: SPECIAL, card, person })
    if (kit.cards[card]?.kind === 'trap') {
      tell(kit, table, { type: 'foundDiscarded', card })
      kit.sprung(table, person)
    } else table.push(arranging(table, person, NONE))
    return 'end'
  },
  end: () => undefined,
})
