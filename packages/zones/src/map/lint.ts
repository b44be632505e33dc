import { type Fault, nth } from '@graveshift/kernel'
import { type Board, type Zone, zoneName } from './board.ts'
import { clockwise, middleOf } from './places.ts'
import { type Lock, reachInTheEnd } from './reach.ts'
import { natureOf } from './zone-kinds.ts'

/** What somebody must be able to walk to: told by its name if they cannot. */
export interface Wanted {
  readonly what: string
  readonly zone: Zone
}

/** How many pieces of a sort a map uses, and how many are in the box. */
export interface Supply {
  readonly what: string
  readonly used: number
  readonly limit: number
}

export interface MapPlan {
  readonly board: Board
  readonly start: readonly Zone[]
  /** In the order they draw: the starting one first. */
  readonly spawns: readonly Zone[]
  readonly locks: readonly Lock[]
  readonly wanted: readonly Wanted[]
  readonly supply: readonly Supply[]
}

/** What is wrong with where things lie on a board whose tiles fit. */
export function lintMap(plan: MapPlan): readonly Fault[] {
  return [...lintStart(plan), ...lintReach(plan), ...lintSpawns(plan), ...lintSupply(plan)]
}

function lintStart({ start, spawns, board }: MapPlan): Fault[] {
  const faults: Fault[] = []
  if (start.length === 0) faults.push({ fault: 'start', message: 'there is no starting zone' })
  if (spawns.length === 0) faults.push({ fault: 'spawns', message: 'there is no spawn zone' })
  for (const zone of spawns)
    if (start.includes(zone))
      faults.push({
        fault: 'spawns',
        message: `zombies come into the starting zone ${zoneName(board, zone)}`,
      })
  return faults
}

function lintReach({ board, start, locks, wanted }: MapPlan): Fault[] {
  const reached = reachInTheEnd(board, start, locks)
  return wanted
    .filter(({ zone }) => !reached.has(zone))
    .map(({ what, zone }) => ({ fault: what, message: `${zoneName(board, zone)} cannot be reached` }))
}

/** Zombies must be able to walk to where the survivors begin, once doors are open; each zone has one token. */
function lintSpawns({ board, spawns, start, locks }: MapPlan): Fault[] {
  const faults: Fault[] = []
  const reached = reachInTheEnd(board, start, locks)
  for (const [index, zone] of spawns.entries()) {
    if (!reached.has(zone))
      faults.push({ fault: 'spawns', message: `${zoneName(board, zone)} is cut off from the survivors` })
    if (!natureOf(nth(board.zones, zone)).spawns)
      faults.push({ fault: 'spawns', message: `zombies never appear in ${zoneName(board, zone)}` })
    if (spawns.indexOf(zone) !== index)
      faults.push({ fault: 'spawns', message: `${zoneName(board, zone)} has two tokens` })
  }
  // Zones without tiles lie nowhere in particular: their order is the one given.
  if (board.layout.tiles.length === 0) return faults
  // Z2-RUL-31: clockwise by angle round the center of the tiles.
  const [x0, y0, x1, y1] = board.layout.tileArea
  const middle = (zone: Zone) => {
    const data = board.zones[zone]
    return data === undefined ? ([0, 0] as const) : middleOf(data)
  }
  const turning = clockwise([(x0 + x1) >> 1, (y0 + y1) >> 1], spawns, middle)
  if (turning.some((zone, index) => spawns[index] !== zone))
    faults.push({
      fault: 'spawns',
      message: `clockwise they are ${turning.map((zone) => zoneName(board, zone)).join(', ')}`,
    })
  return faults
}

function lintSupply({ supply }: MapPlan): Fault[] {
  return supply
    .filter(({ used, limit }) => used > limit)
    .map(({ what, used, limit }) => ({ fault: what, message: `${used} used, ${limit} in the box` }))
}
