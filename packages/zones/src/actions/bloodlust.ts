import { PAYS } from '../budget.ts'
import { COMBAT, MELEE_ONLY, RANGED_ONLY } from '../budgets.ts'
import { turnFrame } from '../frames/turn.ts'
import { hasZombies } from '../horde.ts'
import { goingAction } from './going.ts'

const GIFTS = { combat: COMBAT, melee: MELEE_ONLY, ranged: RANGED_ONLY } as const

/** Z2-SKL-25: to a zone with a zombie, then a free action of the kind. */
export const bloodlustActions = (['combat', 'melee', 'ranged'] as const).map((kind) =>
  goingAction({
    name: `bloodlust-${kind}`,
    refusals: 'bloodlust',
    skill: `bloodlust-${kind}`,
    least: 1,
    most: 2,
    pays: PAYS.other,
    cost: 1,
    ends: (kit, board, _person, to) =>
      hasZombies(kit, board, to) ? undefined : kit.refusals.bloodlust['no-zombies-there'],
    next: (_kit, table, person) => table.push(turnFrame(person, GIFTS[kind])),
  }),
)
