import type { Kit } from '../../kit.ts'
import { zoneName } from '../../map/board.ts'
import { personName } from '../../names.ts'
import { viewSomebody } from '../../view.ts'
import type { CarBoard } from './cars.ts'

/** A type rather than an interface, so that it counts as JSON. */
export type CarView = {
  readonly kind: string
  readonly zone: string
  /** A crate lies in the trunk. */
  readonly crate: boolean
  readonly driver: string | null
  readonly passengers: readonly string[]
}

export const viewCars = ({ map }: Kit, board: CarBoard): CarView[] =>
  board.cars.map(({ kind, zone, crate, driver, passengers }) => ({
    kind,
    zone: zoneName(map, zone),
    crate,
    driver: viewSomebody(board, driver),
    passengers: passengers.map((person) => personName(board, person)),
  }))
