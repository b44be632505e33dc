import type { Layout, Point, Rect } from '@graveshift/zones'
import { lampsOf, zonesOfKind } from '../../../../zone-table/board/plan.ts'
import { type Wall, wallsOf } from '../../../../zone-table/board/walls.ts'
import { remembered } from '../../../../zone-table/remembered.ts'
import { machineOf, pipeOf } from '../../town-spots.ts'
import { isFenced, isMine } from './themes.ts'

/** A steam machine, and the way of its pipe to the nozzle. */
export interface MachinePlan {
  readonly rect: Rect
  /** From the machine's gauge, round one corner, to the nozzle. */
  readonly pipe: readonly Point[]
}

/** How a wall is built. */
export type Build = 'planks' | 'fence' | 'rock'

export interface BuiltWall extends Wall {
  readonly build: Build
}

/** What of a layout is found out once, whatever part of it is drawn how often. */
export interface TownPlan {
  readonly layout: Layout
  readonly board: Rect
  readonly walls: readonly BuiltWall[]
  readonly lamps: readonly Point[]
  readonly streets: readonly number[]
  readonly rooms: readonly number[]
  readonly balconies: readonly number[]
  readonly machines: readonly MachinePlan[]
  /** Everything with walls: pieces of rooms, and machines. */
  readonly houses: readonly Rect[]
}

export const townPlan = remembered((layout: Layout): TownPlan => {
  const rooms = zonesOfKind(layout, 'room')
  const machines = machinesOf(layout)
  const pieces = rooms.flatMap((room) => layout.zones[room]?.pieces ?? [])
  return {
    layout,
    board: [0, 0, layout.width, layout.height],
    walls: builtWalls(layout, machines),
    lamps: lampsOf(layout, { name: 'lantern', off: 3.4 }),
    streets: zonesOfKind(layout, 'street'),
    rooms,
    balconies: zonesOfKind(layout, 'balcony'),
    machines,
    houses: [...pieces, ...machines.map(({ rect }) => rect)],
  }
})

/** Machines have walls as rooms have them, but no way in. */
function builtWalls(layout: Layout, machines: readonly MachinePlan[]): readonly BuiltWall[] {
  const halls = machines.map(
    ({ rect }, index) =>
      ({ name: `machine ${index}`, names: [], kind: 'room', dark: false, pieces: [rect] }) as const,
  )
  const rooms = [...layout.zones.filter(({ kind }) => kind === 'room'), ...halls]
  const pieces = rooms.flatMap((room) => room.pieces.map((rect) => ({ name: room.name, rect })))
  return wallsOf({ ...layout, zones: [...layout.zones, ...halls] }).flatMap((wall) => parted(wall, pieces))
}

interface Piece {
  readonly name: string
  readonly rect: Rect
}

/** Walls shorter than this are none. */
const LEAST = 0.2

/** A wall goes on along several rooms: what is built round a yard ends where the yard does. */
function parted(wall: Wall, pieces: readonly Piece[]): readonly BuiltWall[] {
  const { axis, line, from, to } = wall
  // Two ways at one place leave nothing between them.
  if (to - from < LEAST) return []
  const [along, across] = axis === 'down' ? [1, 0] : [0, 1]
  const beside = pieces.filter(({ rect }) => rect[across] === line || rect[across + 2] === line)
  const ends = beside.flatMap(({ rect }) => [rect[along] ?? from, rect[along + 2] ?? to])
  const cuts = [...new Set([from, ...ends.filter((end) => end > from && end < to), to])].sort((a, b) => a - b)
  const parts = cuts.slice(1).map((end, index): BuiltWall => {
    const start = cuts[index] ?? end
    const at = (start + end) / 2
    const names = beside.flatMap(({ name, rect }) =>
      (rect[along] ?? at) < at && at < (rect[along + 2] ?? at) ? [name] : [],
    )
    return { ...wall, from: start, to: end, build: buildOf(names) }
  })
  const joined: BuiltWall[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.build === part.build) joined[joined.length - 1] = { ...last, to: part.to }
    else joined.push(part)
  }
  return joined.map((part, index) => ({
    ...part,
    cutFrom: wall.cutFrom && index === 0,
    cutTo: wall.cutTo && index === joined.length - 1,
  }))
}

function buildOf(names: readonly string[]): Build {
  if (names.every(isFenced)) return 'fence'
  return names.every(isMine) ? 'rock' : 'planks'
}

const machinesOf = (layout: Layout): readonly MachinePlan[] =>
  layout.tiles.flatMap((_, tile) => {
    const rect = machineOf(layout, tile)
    return rect ? [{ rect, pipe: pipeOf(layout, tile) }] : []
  })

/** How far a lamp shines. */
export const LAMP_LIGHT = 27
