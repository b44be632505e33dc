import { place } from '@graveshift/zones'
import type { SecondKit } from '../second-kit.ts'
import type { Steps } from './steps.ts'

export const arrivalSteps = (kit: SecondKit): Steps<'arrival'> => ({
  place(table, { zone, zombie, count, seat }) {
    place(kit, table, zone, zombie, count, seat, false)
    return 'end'
  },
  end: () => undefined,
})
