import type { Layout } from './layout.ts'
import type { Point, Rect } from './tile.ts'

/** The same board elsewhere on the page, which grows as much: to the left and above, or to the right and below. */
export function moveLayout(
  layout: Layout,
  { by: [dx, dy], more: [width, height] }: { readonly by: Point; readonly more: Point },
): Layout {
  const point = ([x, y]: Point): Point => [x + dx, y + dy]
  const rect = ([x0, y0, x1, y1]: Rect): Rect => [x0 + dx, y0 + dy, x1 + dx, y1 + dy]
  const at = <T extends { readonly at: Point }>(item: T): T => ({ ...item, at: point(item.at) })
  return {
    ...layout,
    width: layout.width + width,
    height: layout.height + height,
    tileArea: rect(layout.tileArea),
    zones: layout.zones.map((zone) => ({ ...zone, pieces: zone.pieces.map(rect) })),
    links: layout.links.map(at),
    doors: layout.doors.map(at),
    spots: layout.spots.map(at),
    ...(layout.blocks
      ? { blocks: layout.blocks.map((block) => ({ ...block, rect: rect(block.rect) })) }
      : {}),
  }
}
