import { emit, isStreet } from '@graveshift/zones'
import { said, zonesOf } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import type { BarricadeRule } from '../rule-data.ts'

/** On the street side alone, and for zombies alone; it falls when a survivor comes in from the street (GG-RUL-49). */
export const barricade: OwnRule<BarricadeRule> = {
  id: 'barricade',
  figures: 'zombies cannot enter the room `zone` from the street until a survivor does',
  read: (fields) => ({ rule: 'barricade', zone: fields.name('zone') }),
  tell: ({ zone }) => said('mission-rule.barricade', { zone }),
  make({ zone: name }, mission) {
    const { board: map } = mission
    const [room = 0] = zonesOf(mission, [name])
    const gates = map.doors.reduce((bits, { between, gate }, door) => {
      const isStreetDoor = between.includes(room) && between.some((zone) => isStreet(map, zone))
      return gate === 'bar' && isStreetDoor ? bits | (1 << door) : bits
    }, 0)
    return {
      stopsZombies: (_kit, board) => (board.barricade ? gates : 0),
      after: {
        on: ['walked'],
        run(kit, table, event) {
          if (event.type !== 'walked' || !table.board.barricade) return
          const path = [table.board.walkedFrom, ...event.path]
          const comesIn = path.some(
            (zone, at) => at > 0 && zone === room && isStreet(map, path[at - 1] ?? room),
          )
          if (comesIn) emit(kit, table, { type: 'barricadeChanged', stands: false })
        },
      },
    }
  },
  zones: ({ zone }) => [zone],
  lint: ({ mission: { board } }, { zone }) => [
    [board.zones[board.named.get(zone) ?? -1]?.kind === 'room', `${zone} is no room`],
  ],
}
