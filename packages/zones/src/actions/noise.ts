import { PAYS } from '../budget.ts'
import { plainAction } from './plain.ts'
import { act, cannotPay } from './spend.ts'

/** Makes noise on purpose (Z2-ACT-11). */
export const noiseAction = plainAction('noise', {
  needs: { pays: PAYS.other },
  bots: { atSight: -80, never: true },
  check: (kit, board, person) =>
    cannotPay(kit, board, person, PAYS.other, 1, kit.refusals.noise['no-actions']),
  perform(kit, table, person) {
    act(kit, table, person, 'noise', { pays: PAYS.other, cost: 1 })
    kit.makeNoise(table, person)
  },
})
