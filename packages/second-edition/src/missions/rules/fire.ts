import { emit, isOver, kindOf, listPeopleIn, NONE, wound, zombiesOf } from '@graveshift/zones'
import { listed, MOST, readZones, said, zonesOf } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'

/** From a round on these zones burn: each end phase everybody in one takes a wound, walkers and runners there die for no points. */
export interface FireRule {
  readonly rule: 'fire'
  readonly blazes: readonly { readonly round: number; readonly zones: readonly string[] }[]
}

/** Who is thin enough to burn. */
const BURNING_KINDS = ['walker', 'runner']

export const fire: OwnRule<FireRule> = {
  id: 'fire',
  figures:
    '`blazes`, each a `round` and `zones`: whoever is there in the end phase is wounded, walkers and runners die',
  read: (fields) => ({
    rule: 'fire',
    blazes: fields.objects('blazes', MOST, (blaze) => ({
      round: blaze.count('round', 1, MOST),
      zones: readZones(blaze),
    })),
  }),
  tell: ({ blazes }) =>
    said('mission-rule.fire', {
      blazes: blazes.map(({ round, zones }) => `${round}: ${listed(zones)}`).join('; '),
    }),
  make({ blazes }, mission) {
    const burning = blazes.map(({ round, zones }) => ({ round, zones: zonesOf(mission, zones) }))
    return {
      harm: ({ round }, zone) =>
        burning.some((blaze) => round >= blaze.round && blaze.zones.includes(zone)) ? 1 : 0,
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
  },
  zones: ({ blazes }) => blazes.flatMap(({ zones }) => zones),
  scene: {
    begins: {
      position: {
        mission: 'burning-streets',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '4R.SW' }],
        round: 4,
        phase: 'end',
      },
    },
  },
}
