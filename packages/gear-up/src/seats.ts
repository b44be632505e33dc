import { Bug } from '@graveshift/kernel'
import type { Board, Resource, SeatBoard, Track } from './board.ts'
import { castOf } from './cast.ts'
import type { Arm, Content, Dashboard, Weapon } from './content/compile.ts'
import { type Colour, colourIndex, type TurnCardData } from './content/types.ts'
import type { Payment, Wield } from './game.ts'

export function seatCount(board: Board): number {
  return board.setup.survivors.length
}

export function seatBoard(board: Board, seat: number): SeatBoard {
  return board.seats[seat] as SeatBoard
}

/** The track of armor or ammo, of a seat or, for how long it is, of a dashboard. */
export function trackOf<T>(tracks: Readonly<Record<Resource, T>>, what: Resource): T {
  return what === 'armor' ? tracks.armor : tracks.ammo
}

/** Outlined and not yet crossed. */
export function owned(track: Track): number {
  return track.gained - track.used
}

const MOST_SEATS = 6

/** Clockwise orders by number of seats, then by leader; made once, because every step asks. */
const ORDERS: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: MOST_SEATS + 1 },
  (_, seats) =>
    Array.from({ length: seats }, (_, leader) =>
      Array.from({ length: seats }, (_, step) => (leader + step) % seats),
    ),
)

/** All seats in clockwise order, the leader first. */
export function clockwise(board: Board): readonly number[] {
  return ORDERS[seatCount(board)]?.[board.setup.leader] as readonly number[]
}

export function isNeighbour(board: Board, seat: number, other: number): boolean {
  const seats = seatCount(board)
  return seat !== other && ((seat + 1) % seats === other || (other + 1) % seats === seat)
}

/** How one point of damage may be paid; armor that saves the life is not optional (R39). */
export function payments(board: Board, seat: number): readonly Payment[] {
  const { armor, health } = seatBoard(board, seat)
  if (owned(armor) === 0) return ['health']
  return health > 1 ? ['armor', 'health'] : ['armor']
}

export function dashboardOf(content: Content, board: Board, seat: number): Dashboard {
  return castOf(content, board).dashboards[seat] as Dashboard
}

/** The companion that draws; undefined for a weapon. Asked for every attack that is looked at, so without `has`. */
export const companionOf = (wield: Wield): string | undefined =>
  (wield as { readonly companion?: string }).companion

/** The shape and powers of a weapon at its present level, or of a companion. */
export function armOf(content: Content, board: Board, seat: number, wield: Wield): Arm {
  const id = companionOf(wield)
  if (id !== undefined) {
    const companion = content.companions[id]
    if (!companion) throw new Bug(`no companion ${id}`)
    return companion.arm
  }
  const index = colourIndex((wield as { readonly colour: Colour }).colour)
  const weapon = dashboardOf(content, board, seat).weapons[index] as Weapon
  return weapon.levels[seatBoard(board, seat).upgrades[index] as 0 | 1 | 2]
}

/** The turn card of this turn. */
export function turnCard({ latest, turnCards }: Content, { card }: Board): TurnCardData {
  const known = latest.turnCard
  if (known !== undefined && known.id === card) return known
  const found = turnCards[card ?? '']
  if (!found) throw new Bug('no turn card is face up')
  latest.turnCard = found
  return found
}

/** The color of this turn's weapons. */
export function turnColour(content: Content, board: Board): Colour {
  return turnCard(content, board).colour
}
