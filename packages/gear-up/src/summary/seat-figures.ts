import { nth, sizeOf } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { Options } from '../game.ts'
import { dashboardOf } from '../seats.ts'
import type { Witness } from './witness.ts'

export interface SeatFigures {
  readonly survivor: string
  readonly kills: number
  readonly crossed: number
  readonly upgrades: number
  readonly health: number
  readonly of: number
  readonly armorUsed: number
  readonly ammoUsed: number
}

interface SeatBook {
  readonly see: Witness
  /** What everybody did, from the board before the first turn and the last one. */
  seats(content: Content, begun: Board, ended: Board): readonly SeatFigures[]
}

/** Counts what each seat does. */
export function seatBook({ survivors }: Pick<Options, 'survivors'>): SeatBook {
  const kills = survivors.map(() => 0)
  const crossed = survivors.map(() => 0)
  return {
    see(event) {
      if (event.type === 'killed') kills[event.by] = (kills[event.by] ?? 0) + 1
      if (event.type === 'crossed' || event.type === 'ringCleared')
        crossed[event.seat] = (crossed[event.seat] ?? 0) + sizeOf(event.lo, event.hi)
    },
    seats: (content, begun, ended) =>
      ended.seats.map((seat, index) => ({
        survivor: survivors[index] ?? '',
        kills: kills[index] ?? 0,
        crossed: crossed[index] ?? 0,
        // Preferred weapons start with upgrades: only what was added counts.
        upgrades: seat.upgrades.reduce(
          (sum, level, weapon) => sum + level - nth(nth(begun.seats, index).upgrades, weapon),
          0,
        ),
        health: seat.health,
        of: dashboardOf(content, ended, index).health,
        armorUsed: seat.armor.used,
        ammoUsed: seat.ammo.used,
      })),
  }
}
