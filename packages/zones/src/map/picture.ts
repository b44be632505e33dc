import { nth } from '@graveshift/kernel'
import type { Gates } from './board.ts'
import type { Layout, LinkData, ZoneData } from './layout.ts'
import { Page } from './page.ts'
import { pieceAt } from './places.ts'
import { piecesAt, stageAt } from './stages.ts'
import type { Point } from './tile.ts'
import { natureOf } from './zone-kinds.ts'

/** What stands on the board besides its zones. */
export interface Marks {
  /** Written below the name of a zone. */
  readonly notes?: ReadonlyMap<number, string>
  /** Single characters at a point. */
  readonly points?: readonly { readonly at: Point; readonly mark: string }[]
  /** Gates to be drawn open; a train stands where they say. */
  readonly open?: Gates
  /** Gates that stop zombies alone. */
  readonly barred?: Gates
}

/**
 * The board in plain characters, for the terminal, logs and pages: '#' walls, '.' markings on the street, 'o'
 * openings, 'D' closed and '/' open doors, 'x' what stops zombies alone, '*' after the name of a dark zone, '=' balconies,
 * 'H' their stairs, '%' ground that nobody enters.
 */
export function pictureOf(layout: Layout, marks: Marks = {}): string {
  const page = new Page(layout.width, layout.height)
  const stage = layout.stages?.[stageAt(layout, marks.open ?? 0) ?? 0]
  const zones = layout.zones.map((zone, index) => ({ ...zone, pieces: piecesAt(zone, index, stage) }))
  const shown = [...zones.entries()].filter(([, { pieces }]) => pieces.length > 0)
  const grounds = shown.filter(([, zone]) => !isRaised(zone))
  for (const [, zone] of grounds) page.frame(zone)
  for (const { rect } of [...(layout.blocks ?? []), ...(stage?.blocks ?? [])]) page.block(rect)
  const balconies = shown.filter(([, zone]) => isRaised(zone))
  for (const [, { pieces }] of balconies) page.ledge(pieces)
  for (const link of layout.links) {
    const mark = markOf(layout, link, stage?.open ?? 0, marks)
    const at = (link.door === undefined ? undefined : stage?.gates.get(link.door)) ?? link.at
    if (mark !== undefined) page.put(at, mark)
  }
  for (const [index, zone] of grounds)
    page.label(zone, `${zone.name}${zone.dark ? '*' : ''}`, marks.notes?.get(index))
  for (const [index, { name, pieces }] of balconies) page.labelLedge(pieces, name, marks.notes?.get(index))
  for (const { at, mark } of marks.points ?? [])
    page.putInside(at, mark, grounds.find(([, zone]) => pieceAt(zone, at))?.[1])
  return page.text()
}

const isRaised = (zone: ZoneData): boolean => natureOf(zone).looks === 'raised'

/** How a way between two zones is drawn, if it is. */
function markOf(
  { zones, doors }: Layout,
  { from, to, door }: LinkData,
  there: Gates,
  { open = 0, barred = 0 }: Marks,
): string | undefined {
  const ends = [nth(zones, from), nth(zones, to)]
  if (ends.some(isRaised)) return 'H'
  const plain = ends.every((zone) => natureOf(zone).looks === 'street') ? undefined : 'o'
  if (door === undefined) return plain
  const { gate } = nth(doors, door)
  if (gate === 'train') return (there >>> door) & 1 ? plain : undefined
  if ((barred >>> door) & 1) return 'x'
  if (gate === 'bar') return plain
  return (open >>> door) & 1 ? '/' : 'D'
}
