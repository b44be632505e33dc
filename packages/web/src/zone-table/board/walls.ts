import type { Layout, Rect } from '@graveshift/zones'

/** A piece of wall along a line; where it is cut an opening or a door begins. */
export interface Wall {
  readonly axis: 'across' | 'down'
  readonly line: number
  readonly from: number
  readonly to: number
  /** Between a room and the street, or between two rooms. */
  readonly kind: 'outer' | 'inner'
  /** A room it belongs to, and whether that lies after the line. */
  readonly zone: number
  readonly isBefore: boolean
  /** The room on its other hand, if there is one. */
  readonly beyond: number | undefined
  readonly cutFrom: boolean
  readonly cutTo: boolean
}

interface Edge {
  readonly from: number
  readonly to: number
  readonly isBefore: boolean
  readonly zone: number
}

interface Gap {
  readonly axis: Wall['axis']
  readonly line: number
  readonly at: number
  readonly half: number
}

export const THICK = { outer: 3.2, inner: 2.2 } as const

/** Half of what an opening leaves free, and a door. */
const OPENING = 4.6
const DOOR = 5

/** Walls out of the edges of rooms: one between two rooms is thinner than one to the street. */
export function wallsOf(layout: Layout): readonly Wall[] {
  const edges = edgesOf(layout)
  const gaps = gapsOf(layout)
  return (['down', 'across'] as const).flatMap((axis) =>
    [...edges[axis]].flatMap(([line, list]) => {
      const here = gaps.filter((gap) => gap.axis === axis && gap.line === line)
      return runsAlong(list).flatMap((run) => cut({ axis, line, ...run }, here))
    }),
  )
}

type Edges = Readonly<Record<Wall['axis'], Map<number, Edge[]>>>

function edgesOf({ zones }: Layout): Edges {
  const edges: Edges = { down: new Map(), across: new Map() }
  const put = (axis: Wall['axis'], line: number, edge: Edge) =>
    edges[axis].set(line, [...(edges[axis].get(line) ?? []), edge])
  zones.forEach(({ kind, pieces }, zone) => {
    if (kind !== 'room') return
    for (const [x0, y0, x1, y1] of pieces) {
      put('down', x0, { from: y0, to: y1, isBefore: true, zone })
      put('down', x1, { from: y0, to: y1, isBefore: false, zone })
      put('across', y0, { from: x0, to: x1, isBefore: true, zone })
      put('across', y1, { from: x0, to: x1, isBefore: false, zone })
    }
  })
  return edges
}

const gapsOf = ({ links, zones }: Layout): readonly Gap[] =>
  links
    .filter(
      ({ from, to, door }) =>
        door !== undefined || zones[from]?.kind === 'room' || zones[to]?.kind === 'room',
    )
    .map(({ at: [x, y], way, door }) => ({
      axis: way % 2 === 0 ? 'across' : 'down',
      line: way % 2 === 0 ? y : x,
      at: way % 2 === 0 ? x : y,
      half: door === undefined ? OPENING : DOOR,
    }))

type Run = Pick<Wall, 'kind' | 'from' | 'to' | 'zone' | 'isBefore' | 'beyond'>

/** What stands along one line: within a room that has several pieces there is no wall between them. */
function runsAlong(list: readonly Edge[]): readonly Run[] {
  const cuts = [...new Set(list.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  const runs: Run[] = []
  cuts.slice(1).forEach((to, index) => {
    const from = cuts[index] ?? to
    const [first, ...more] = list.filter((edge) => edge.from <= from && edge.to >= to)
    if (!first || (more.length > 0 && more.every(({ zone }) => zone === first.zone))) return
    const kind = more.length > 0 ? 'inner' : 'outer'
    const beyond = more.find(({ zone }) => zone !== first.zone)?.zone
    const last = runs.at(-1)
    const isSame = last?.kind === kind && last.isBefore === first.isBefore && last.beyond === beyond
    if (last?.to === from && isSame) runs[runs.length - 1] = { ...last, to }
    else runs.push({ kind, from, to, zone: first.zone, isBefore: first.isBefore, beyond })
  })
  return runs
}

function cut(run: Omit<Wall, 'cutFrom' | 'cutTo'>, gaps: readonly Gap[]): readonly Wall[] {
  const holes = gaps.filter(({ at }) => at > run.from && at < run.to).toSorted((a, b) => a.at - b.at)
  const ends = [
    ...holes.map(({ at, half }) => ({ to: at - half, next: at + half })),
    { to: run.to, next: run.to },
  ]
  return ends.map(({ to }, index) => ({
    ...run,
    from: ends[index - 1]?.next ?? run.from,
    to,
    cutFrom: index > 0,
    cutTo: index < holes.length,
  }))
}

/** The ground a wall stands on: uncut ends go on round the corner. */
export function wallBox({ axis, line, kind, from, to, cutFrom, cutTo }: Wall): Rect {
  const half = THICK[kind] / 2
  const [a, b] = [from - (cutFrom ? 0 : half), to + (cutTo ? 0 : half)]
  return axis === 'down' ? [line - half, a, line + half, b] : [a, line - half, b, line + half]
}
