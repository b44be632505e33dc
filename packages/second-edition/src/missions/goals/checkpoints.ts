import { nth } from '@graveshift/kernel'
import { emit, NONE, waysAt } from '@graveshift/zones'
import {
  listed,
  MOST,
  nearest,
  readZones,
  roadNearness,
  said,
  share,
  WHOLE,
  zonesOf,
} from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import type { SecondKit } from '../../second-kit.ts'
import type { OwnGoal } from '../goal.ts'
import { canDrive, roadsOf } from '../roads.ts'

/** A driven car has entered these zones in this order, so many times over. */
export interface CheckpointsGoal {
  readonly goal: 'checkpoints'
  readonly zones: readonly string[]
  readonly laps: number
}

/** The name under which checkpoints passed in order are counted, over all laps. */
const CHECKPOINTS = 'checkpoints'

/** What being on the way to the next checkpoint is worth beside having passed it. */
const ON_THE_WAY = Math.floor(WHOLE / 2)
/** What being near an empty car is worth. */
const AFOOT = Math.floor(WHOLE / 5)

/** How near a car with a driver is to the next checkpoint; without one, how near somebody is to a car. */
function onTheWay(kit: SecondKit, board: Board, next: number): number {
  let most = 0
  for (const { driver, zone } of board.cars) {
    most = Math.max(
      most,
      driver === NONE ? nearest(kit, board, zone, AFOOT) : AFOOT + roadNearness(kit, zone, next, ON_THE_WAY),
    )
  }
  return most
}

function nextOf(kit: SecondKit, { tally }: Board, { zones }: Pick<CheckpointsGoal, 'zones'>): number {
  const [next = 0] = zonesOf(kit.mission, [zones[(tally[CHECKPOINTS] ?? 0) % zones.length] ?? ''])
  return next
}

export const checkpoints: OwnGoal<CheckpointsGoal> = {
  id: 'checkpoints',
  figures: 'drive through `zones` in order, `laps` times',
  read: (fields) => ({
    goal: 'checkpoints',
    zones: readZones(fields),
    laps: fields.count('laps', 1, MOST),
  }),
  tell: ({ zones, laps }) => said('goal.checkpoints', { zones: listed(zones), laps }),
  on: ['drove', 'tallied'],
  tally: () => CHECKPOINTS,
  tallies: [CHECKPOINTS],
  met: (_kit, { tally }, { zones, laps }) => (tally[CHECKPOINTS] ?? 0) >= zones.length * laps,
  count: (_kit, { tally }, { zones, laps }) => ({ done: tally[CHECKPOINTS] ?? 0, of: zones.length * laps }),
  progress(kit, board, { zones, laps }) {
    const passed = board.tally[CHECKPOINTS] ?? 0
    const next = nextOf(kit, board, { zones })
    return share(passed * WHOLE + onTheWay(kit, board, next), zones.length * laps * WHOLE)
  },
  driveTo: (kit, board, data) => nextOf(kit, board, data),
  wanted: {
    stepsAfter(kit, { tally }, { zones: names, laps }) {
      const { distance } = waysAt(kit.map, 0)
      const zones = zonesOf(kit.mission, names)
      let steps = 0
      for (let passed = tally[CHECKPOINTS] ?? 0; passed + 1 < zones.length * laps; passed++)
        steps +=
          distance[
            nth(zones, passed % zones.length) * kit.map.size + nth(zones, (passed + 1) % zones.length)
          ] ?? 0
      return steps
    },
  },
  // They count in their order, lap after lap.
  after(kit, table, event, { zones: names, laps }) {
    if (event.type !== 'drove') return
    const zones = zonesOf(kit.mission, names)
    const passed = table.board.tally[CHECKPOINTS] ?? 0
    if (zones[passed % zones.length] === event.to && passed < zones.length * laps)
      emit(kit, table, { type: 'tallied', what: CHECKPOINTS, count: passed + 1 })
  },
  zones: ({ zones }) => zones,
  lint({ mission, has }, { zones }) {
    const roads = roadsOf(mission)
    // Of names that are on no board others tell.
    const isOnTheRoad = (name: string) => {
      const zone = mission.board.named.get(name)
      return zone === undefined || roads.has(zone)
    }
    return [
      [canDrive(mission, has('driving')), 'no car may be driven'],
      [zones.every(isOnTheRoad), 'no car can be driven there'],
    ]
  },
}
