import type { Gates } from './board.ts'
import type { DoorData, Layout, TrainStage, ZoneData } from './layout.ts'

/** The gates of a kind. */
const gatesOf = ({ doors }: Layout, kind: DoorData['gate']): Gates =>
  doors.reduce((bits, { gate }, door) => (gate === kind ? bits | (1 << door) : bits), 0)

/** The gates that go along with a train. */
export const movingGates = (layout: Layout): Gates => gatesOf(layout, 'train')

/** The gates that are open before anything has moved or been opened. */
export const startGates = (layout: Layout): Gates => (layout.stages?.[0]?.open ?? 0) | gatesOf(layout, 'bar')

/** Where the train stands while these gates are open, by its place among the stages; undefined where none runs. */
export function stageAt(layout: Layout, open: Gates): number | undefined {
  const moving = open & movingGates(layout)
  const stage = layout.stages?.findIndex((each) => each.open === moving)
  return stage === undefined || stage < 0 ? undefined : stage
}

/** The gates once the train has moved on; undefined if it has left, or none runs. */
export function gatesAfter(layout: Layout, open: Gates): Gates | undefined {
  const stage = stageAt(layout, open)
  const next = stage === undefined ? undefined : layout.stages?.[stage + 1]
  return next && (open & ~movingGates(layout)) | next.open
}

/** Where a zone lies while the train stands there; nowhere if it is a track below it, or in a train that has left. */
export function piecesAt(zone: ZoneData, index: number, stage: TrainStage | undefined): ZoneData['pieces'] {
  if (stage === undefined || (zone.kind !== 'train' && zone.kind !== 'track')) return zone.pieces
  return stage.pieces.get(index) ?? []
}

/** The street beside a zone of a strip, where what lay there goes when a train comes (GG-RUL-73). */
export function streetBeside({ zones, links }: Layout, zone: number): number | undefined {
  return links.find(({ from, to }) => from === zone && zones[to]?.kind === 'street')?.to
}
