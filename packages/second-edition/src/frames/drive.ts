import { nth } from '@graveshift/kernel'
import { attackFrame, emit, isOver, RANGED, zombiesIn } from '@graveshift/zones'
import { BUMPER, ridersOf } from '../cars.ts'
import type { SecondKit } from '../second-kit.ts'
import type { Steps } from './steps.ts'

/** Names under which the mission counts zombies that are run over. */
const talliesOf = ({ goals }: SecondKit): ReadonlySet<string> =>
  new Set(goals.flatMap(({ kind, data }) => kind.ranOver?.(data) ?? []))

/** Zone after zone, each resolved before the next; the one it starts from is left alone (Z2-CAR-10). */
export const driveSteps = (kit: SecondKit): Steps<'drive'> => ({
  enter(table, frame) {
    const { person, car, fast } = frame
    if (frame.path.length === 0) return undefined
    const to = nth(frame.path, 0)
    frame.path = frame.path.slice(1)
    emit(kit, table, { type: 'drove', person, car, to, fast })
    frame.before = zombiesIn(kit, table.board, to)
    if (isOver(table) || !fast || frame.before === 0) return 'enter'
    // People in cars are safe, in this one or in another (Z2-CAR-05).
    table.push(attackFrame(person, { mode: RANGED }, to, BUMPER, { spared: ridersOf(table.board) }))
    return 'count'
  },
  count(table, frame) {
    const { zone } = nth(table.board.cars, frame.car)
    const killed = frame.before - zombiesIn(kit, table.board, zone)
    if (killed > 0)
      for (const what of talliesOf(kit))
        emit(kit, table, { type: 'tallied', what, count: (table.board.tally[what] ?? 0) + killed })
    return 'enter'
  },
})
