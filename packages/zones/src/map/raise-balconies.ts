import { Bug, nth } from '@graveshift/kernel'
import type { Layout, LinkData, Overlook, ZoneData } from './layout.ts'
import type { LaidTile } from './read-tiles.ts'
import type { Rect } from './tile.ts'
import { meetingPoint } from './walls.ts'

/** The layout with the balconies of its tiles: zones of their own, reached by their stairs alone (UA-BAL-01). */
export function raiseBalconies(layout: Layout, tiles: readonly LaidTile[], size: number): Layout {
  const zones: ZoneData[] = [...layout.zones]
  const links: LinkData[] = [...layout.links]
  const overlooks: Overlook[] = []
  for (const { face, row, column, lying } of tiles) {
    const { balcony } = lying
    if (balcony === undefined) continue
    const place = (id: string) => {
      const zone = layout.zones.findIndex(({ names }) => names.includes(`${face}.${id}`))
      if (zone < 0) throw new Bug(`the balcony of ${face} names ${id}, which is no zone of it`)
      return zone
    }
    const from = zones.length
    const name = `${face}.${balcony.id}`
    const pieces = balcony.rects.map(
      ([x0, y0, x1, y1]): Rect => [column * size + x0, row * size + y0, column * size + x1, row * size + y1],
    )
    zones.push({ name, names: [name], kind: 'balcony', dark: false, pieces })
    for (const id of balcony.over) overlooks.push({ from, to: place(id) })
    for (const id of balcony.stairs) {
      const to = place(id)
      const meeting = meetingPoint(pieces, nth(layout.zones, to).pieces)
      if (meeting) links.push({ from, to, ...meeting })
    }
  }
  return zones.length === layout.zones.length ? layout : { ...layout, zones, links, overlooks }
}
