import { nth } from '@graveshift/kernel'
import { COUNT, listOf, nameOf, objectOf, type Schema, TEXT, WHOLE } from '@graveshift/kernel/outward'
import { type Board, type Gates, zoneName } from '../map/board.ts'
import { piecesAt, stageAt } from '../map/stages.ts'
import { ZONE } from './fields.ts'

const RECT = listOf(WHOLE)

/** Fields of what `showGround` tells, on boards with rooms of any shape, printed places, balconies and trains. */
export const GROUND_FIELDS: Readonly<Record<string, Schema>> = {
  /** Where each zone lies now; those that lie nowhere are out of play. */
  shapes: listOf(objectOf({ zone: ZONE, rects: listOf(RECT) })),
  spots: listOf(objectOf({ kind: TEXT, face: nameOf('tile face'), zone: ZONE, at: listOf(COUNT) })),
  blocks: listOf(objectOf({ kind: TEXT, rect: RECT })),
  balconies: listOf(objectOf({ zone: ZONE, overlooks: listOf(ZONE) })),
}

/** What lies on and beside the tiles, wherever a train stands while these gates are open. */
export function showGround(map: Board, open: Gates) {
  const { layout } = map
  const stage = layout.stages?.[stageAt(layout, open) ?? 0]
  const name = (zone: number) => zoneName(map, zone)
  const overlooks = layout.overlooks ?? []
  return {
    shapes: map.zones.flatMap((zone, index) => {
      const rects = piecesAt(zone, index, stage)
      return rects.length > 0 ? [{ zone: zone.name, rects }] : []
    }),
    spots: layout.spots.map(({ kind, tile, zone, at }) => ({
      kind,
      face: nth(layout.tiles, tile).face,
      zone: name(zone),
      at,
    })),
    blocks: [...(layout.blocks ?? []), ...(stage?.blocks ?? [])],
    balconies: [...new Set(overlooks.map(({ from }) => from))].map((balcony) => ({
      zone: name(balcony),
      overlooks: overlooks.flatMap(({ from, to }) => (from === balcony ? [name(to)] : [])),
    })),
  }
}
