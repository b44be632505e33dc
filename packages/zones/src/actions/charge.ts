import { PAYS } from '../budget.ts'
import { hasZombies } from '../horde.ts'
import { goingAction } from './going.ts'

/** Z2-SKL-09: free, up to two zones, to where a zombie is; no move action, so only actions pay for zombies left behind (Z2-RUL-36). */
export const chargeAction = goingAction({
  name: 'charge',
  refusals: 'charge',
  skill: 'charge',
  least: 1,
  most: 2,
  pays: PAYS.other,
  cost: 0,
  ends: (kit, board, _person, to) =>
    hasZombies(kit, board, to) ? undefined : kit.refusals.charge['no-zombies-there'],
})
