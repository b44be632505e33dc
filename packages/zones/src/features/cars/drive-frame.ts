import { nth, type Step } from '@graveshift/kernel'
import { RANGED } from '../../content/types.ts'
import { emit, isOver } from '../../emit.ts'
import { attackFrame } from '../../frames/attack.ts'
import { zombiesIn } from '../../horde.ts'
import { type CarGame, type CarKit, type DriveFrame, ridersOf } from './cars.ts'

/** Zone after zone, each resolved before the next; the one it starts from is left alone (Z2-CAR-10). */
export const driveSteps = (kit: CarKit): Readonly<Record<string, Step<CarGame, DriveFrame>>> => ({
  enter(table, frame) {
    const { person, car, fast } = frame
    if (frame.path.length === 0) return undefined
    const to = nth(frame.path, 0)
    frame.path = frame.path.slice(1)
    emit(kit, table, { type: 'drove', person, car, to, fast })
    frame.before = zombiesIn(kit, table.board, to)
    if (isOver(table) || !fast || frame.before === 0) return 'enter'
    // People in cars are safe, in this one or in another (Z2-CAR-05).
    table.push(attackFrame(person, { mode: RANGED }, to, kit.cars.bumper, { spared: ridersOf(table.board) }))
    return 'count'
  },
  count(table, frame) {
    const { zone } = nth(table.board.cars, frame.car)
    const killed = frame.before - zombiesIn(kit, table.board, zone)
    if (killed > 0) kit.cars.ranOver(table, killed)
    return 'enter'
  },
})
