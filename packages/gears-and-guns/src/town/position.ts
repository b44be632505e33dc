import { type PositionReader, zoneIn } from '@graveshift/zones/position'
import type { Board } from '../board.ts'
import { GAUGE } from '../content/figures.ts'
import { BOTTLE } from '../steam/bottles.ts'
import type { WesternKit } from '../western-kit.ts'
import { machineOn } from './nozzles.ts'

const MOST = 31

/** Gauge, switches, nozzles and bottles as a view tells them; machines that are not named are as at the beginning. */
export const readTown: PositionReader<Board, WesternKit> = (scene, fields) => {
  if (!fields.has('town')) return
  const { kit, board } = scene
  const town = fields.inner('town')
  board.gauge = town.whole('gauge', 0, GAUGE.full, board.gauge, 'GG-TWN-09')
  town.raw('hot')
  town.objects('machines', MOST, (machine) => {
    const tile = machine.name('tile')
    const at = machineOn(kit, tile)
    if (at < 0) machine.wrong('tile', `there is no machine on ${tile}`)
    machine.raw('switch')
    machine.raw('nozzle')
    const bit = 1 << at
    const on = machine.flag('on', (board.switchesOn & bit) !== 0)
    const broken = machine.flag('broken', (board.nozzlesBroken & bit) !== 0)
    board.switchesOn = on ? board.switchesOn | bit : board.switchesOn & ~bit
    board.nozzlesBroken = broken ? board.nozzlesBroken | bit : board.nozzlesBroken & ~bit
  })
  board.bottles = (town.texts('bottles', MOST) ?? [])
    .map((name) => {
      // It is no longer in the deck.
      scene.pool.hold(town, 'bottles', BOTTLE)
      return zoneIn(scene, town, 'bottles', name)
    })
    .sort((one, other) => one - other)
  town.done()
}
