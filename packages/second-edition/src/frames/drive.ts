import { nth, type Table } from '@graveshift/kernel'
import { attackFrame, emit, isOver, RANGED, zombiesIn } from '@graveshift/zones'
import { BUMPER, ridersOf } from '../cars.ts'
import type { SecondEdition } from '../game.ts'
import { CHECKPOINTS } from '../missions/goals/checkpoints.ts'
import { CAR_KILLS } from '../missions/goals/kill.ts'
import { zonesOf } from '../missions/zones-of.ts'
import type { SecondKit } from '../second-kit.ts'
import type { Steps } from './steps.ts'

/** Checkpoints count in their order, lap after lap. */
function passCheckpoint(kit: SecondKit, table: Table<SecondEdition>, zone: number): void {
  for (const data of kit.mission.data.goals) {
    if (data.goal !== 'checkpoints') continue
    const zones = zonesOf(kit.mission, data.zones)
    const passed = table.board.tally[CHECKPOINTS] ?? 0
    if (zones[passed % zones.length] === zone && passed < zones.length * data.laps)
      emit(kit, table, { type: 'tallied', what: CHECKPOINTS, count: passed + 1 })
  }
}

/** Zone after zone, each resolved before the next; the one it starts from is left alone (Z2-CAR-10). */
export const driveSteps = (kit: SecondKit): Steps<'drive'> => ({
  enter(table, frame) {
    const { person, car, fast } = frame
    if (frame.path.length === 0) return undefined
    const to = nth(frame.path, 0)
    frame.path = frame.path.slice(1)
    emit(kit, table, { type: 'drove', person, car, to, fast })
    if (!isOver(table)) passCheckpoint(kit, table, to)
    frame.before = zombiesIn(kit, table.board, to)
    if (isOver(table) || !fast || frame.before === 0) return 'enter'
    // People in cars are safe, in this one or in another (Z2-CAR-05).
    table.push(attackFrame(person, { mode: RANGED }, to, BUMPER, { spared: ridersOf(table.board) }))
    return 'count'
  },
  count(table, frame) {
    const { zone } = nth(table.board.cars, frame.car)
    const killed = frame.before - zombiesIn(kit, table.board, zone)
    if (killed > 0 && kit.mission.data.goals.some((data) => data.goal === 'kill' && data.car))
      emit(kit, table, {
        type: 'tallied',
        what: CAR_KILLS,
        count: (table.board.tally[CAR_KILLS] ?? 0) + killed,
      })
    return 'enter'
  },
})
