import { emit, isOver, kindOf, listPeopleIn, NONE, wound, zombiesOf } from '@graveshift/zones'
import type { RuleMaker } from '../rule.ts'
import { zonesOf } from '../zones-of.ts'

/** Who is thin enough to burn. */
const BURNING_KINDS = ['walker', 'runner']

export const fire: RuleMaker<'fire'> = ({ blazes }, mission) => {
  const burning = blazes.map(({ round, zones }) => ({ round, zones: zonesOf(mission, zones) }))
  return {
    roundEnds(kit, table) {
      const zones = burning.flatMap((blaze) => (table.board.round < blaze.round ? [] : blaze.zones))
      // People first: a fire is one moment, and whom it eliminates loses the game (Z2-RUL-13).
      for (const zone of zones)
        for (const person of listPeopleIn(table.board, zone))
          if (!isOver(table)) wound(kit, table, person, 1, 'fire')
      for (const zone of zones)
        for (const kind of BURNING_KINDS.map((id) => kindOf(kit, id))) {
          const count = zombiesOf(kit, table.board, zone, kind)
          if (count > 0 && !isOver(table))
            emit(kit, table, { type: 'killed', person: NONE, zone, kind, count })
        }
    },
  }
}
