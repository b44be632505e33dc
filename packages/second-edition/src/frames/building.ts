import { place } from '@graveshift/zones'
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
