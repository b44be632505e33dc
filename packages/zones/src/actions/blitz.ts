import type { ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import { RANGED_ONLY } from '../budgets.ts'
import { held, profileOf, rangeOf } from '../combat/plan.ts'
import { RANGED } from '../content/types.ts'
import { turnFrame } from '../frames/turn.ts'
import { hasZombies } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { personAt, powersUsing } from '../people.ts'
import { goingAction } from './going.ts'

/** Whether some zombie would be in range of a held weapon from there. */
function hasTargetFrom(kit: Kit, board: ZonesBoard, person: number, from: number): boolean {
  const who = personAt(board, person)
  return held(kit, powersUsing(kit, board, person, []), who).some((card) => {
    const data = kit.cards[card]
    const profile = data && !data.spent ? profileOf(data, RANGED) : undefined
    if (!profile) return false
    const [least, most] = rangeOf(profile, powersUsing(kit, board, person, [card]), RANGED)
    for (let zone = 0; zone < kit.map.size; zone++) {
      const range = kit.sightFrom(board, person, from, zone)
      if (range >= least && range <= most && hasZombies(kit, board, zone)) return true
    }
    return false
  })
}

/** Z2-SKL-24: to where a zombie comes into range, then a free ranged action. */
export const blitzAction = goingAction({
  name: 'blitz',
  refusals: 'blitz',
  skill: 'blitz',
  least: 1,
  most: 2,
  pays: PAYS.other,
  cost: 1,
  ends: (kit, board, person, to) =>
    hasTargetFrom(kit, board, person, to) ? undefined : kit.refusals.blitz['out-of-range'],
  next: (_kit, table, person) => table.push(turnFrame(person, RANGED_ONLY)),
})
