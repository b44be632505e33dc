import type { Layout, Rect, ZoneData } from '@graveshift/zones'
import { remembered } from '../remembered.ts'
import { freeRects, grown, heightOf, overlap, widthOf } from './rects.ts'

/** Balconies are narrow: who stands there reaches over the edge, and fingers have something to hit. */
const OVER_THE_EDGE = 4

const broader = (piece: Rect): Rect => {
  const [x0, y0, x1, y1] = grown(piece, OVER_THE_EDGE)
  return widthOf(piece) > heightOf(piece) ? [piece[0], y0, piece[2], y1] : [x0, piece[1], x1, piece[3]]
}

/** Zones as far as one stands in them: nobody stands below a balcony, and on one there is a little more room than it has. */
export const footings = remembered((layout: Layout): readonly ZoneData[] => {
  const raised = layout.zones.flatMap(({ kind, pieces }) => (kind === 'balcony' ? pieces : []))
  return layout.zones.map((zone): ZoneData => {
    if (zone.kind === 'balcony') return { ...zone, pieces: zone.pieces.map(broader) }
    const over = raised.filter((rect) => zone.pieces.some((piece) => overlap(piece, rect)))
    return over.length === 0 ? zone : { ...zone, pieces: freeRects(zone.pieces, over) }
  })
})
