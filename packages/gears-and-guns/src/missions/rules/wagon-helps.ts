import { isStreet, NONE, personAt } from '@graveshift/zones'
import { MOST, said } from '@graveshift/zones/missions'
import { isWagonFree } from '../../machines/machines.ts'
import type { WesternKit } from '../../western-kit.ts'
import type { OwnRule } from '../rule.ts'
import type { WagonHelpsRule } from '../rule-data.ts'

/** Whether a door of the building that a zone belongs to opens on another zone (GG-RUL-74). */
function opensOn({ map }: WesternKit, room: number, street: number): boolean {
  const building = map.buildingOf[room]
  if (building === undefined || !isStreet(map, street)) return false
  const rooms = map.buildings[building]?.rooms ?? []
  return map.layout.links.some(
    ({ from, to }) => (rooms.includes(from) && to === street) || (rooms.includes(to) && from === street),
  )
}

export const wagonHelps: OwnRule<WagonHelpsRule> = {
  id: 'wagon-helps',
  figures: 'the freed wagon, near enough, stands for so many `hands` where something is heavy',
  read: (fields) => ({ rule: 'wagon-helps', hands: fields.count('hands', 1, MOST) }),
  tell: ({ hands }) => said('mission-rule.wagon-helps', { hands }),
  make: ({ hands }) => ({
    lifts(kit, board, person) {
      const wagon = kit.deeds.wagonAt(board)
      const { zone } = personAt(board, person)
      const isNear = zone !== NONE && wagon !== NONE && (zone === wagon || opensOn(kit, zone, wagon))
      return isNear && isWagonFree(kit, board) ? hands : 0
    },
  }),
  lint: ({ mission }) => [
    [mission.wagon !== undefined, 'there is no wagon'],
    [mission.cards.some(({ data }) => data.heavy !== undefined), 'nothing is heavy'],
  ],
}
