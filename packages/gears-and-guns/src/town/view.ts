import { zoneName } from '@graveshift/zones'
import type { SteamBoard, SteamKit } from '../steam/steam-game.ts'
import { isHot } from './gauge.ts'

/** A steam machine with its switch and nozzle. A type rather than an interface, so that it counts as JSON. */
export type MachineView = {
  readonly tile: string
  readonly switch: string
  readonly on: boolean
  readonly nozzle: string
  readonly broken: boolean
}

export type TownView = {
  readonly gauge: number
  /** Jets wound. */
  readonly hot: boolean
  readonly machines: readonly MachineView[]
  /** Where bottles stand. */
  readonly bottles: readonly string[]
}

export const viewTown = ({ map, steam }: SteamKit, board: SteamBoard): TownView => ({
  gauge: board.gauge,
  hot: isHot(board),
  machines: steam.machines.map(({ tile, switch: at, nozzle }, machine) => ({
    tile,
    switch: zoneName(map, at),
    on: (board.switchesOn & (1 << machine)) !== 0,
    nozzle: zoneName(map, nozzle),
    broken: (board.nozzlesBroken & (1 << machine)) !== 0,
  })),
  bottles: board.bottles.map((zone) => zoneName(map, zone)),
})
