import type { ZonesBoard } from '../board.ts'
import { zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { listPeopleIn, personAt } from '../people.ts'
import type { AttackOdds } from './attack.ts'

const certain = (count: number) => ({ of: 1, ways: [...Array<number>(count).fill(0), 1] })

/** What a bomb comes to, without a roll: whoever is there falls, friends included (Z2-EQP-08, Z2-RUL-14). */
export function burningOdds(kit: Kit, board: ZonesBoard, zone: number): AttackOdds {
  const only = kit.burnsOnly(board, zone)
  const byKind = kit.kinds.map((_, kind) =>
    only === undefined || only === kind ? zombiesOf(kit, board, zone, kind) : 0,
  )
  const people = only === undefined ? listPeopleIn(board, zone) : []
  return {
    dice: 0,
    kills: certain(byKind.reduce((sum, each) => sum + each, 0)),
    byKind,
    wounds: certain(people.reduce((sum, person) => sum + personAt(board, person).health, 0)),
    rounded: false,
  }
}
