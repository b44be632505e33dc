import { isOver, kindOf, listPeopleIn, NONE, tell, wound, zombiesOf } from '@graveshift/zones'
import type { RuleMaker } from '../rule.ts'
import { zonesOf } from '../zones-of.ts'

/** Who is thin enough to burn. */
const BURNING_KINDS = ['walker', 'runner']

export const fire: RuleMaker<'fire'> = ({ blazes }, mission) => {
  const burning = blazes.map(({ round, zones }) => ({ round, zones: zonesOf(mission, zones) }))
  return {
    roundEnds(kit, table) {
      for (const blaze of burning) {
        if (table.board.round < blaze.round) continue
        for (const zone of blaze.zones) {
          for (const kind of BURNING_KINDS.map((id) => kindOf(kit, id))) {
            const count = zombiesOf(kit, table.board, zone, kind)
            if (count > 0) tell(kit, table, { type: 'killed', person: NONE, zone, kind, count })
          }
          for (const person of listPeopleIn(table.board, zone))
            if (!isOver(table)) wound(kit, table, person, 1, 'fire')
        }
      }
    },
  }
}
