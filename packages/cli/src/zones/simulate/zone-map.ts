import { type Layout, middleOf, type ZoneKind } from '@graveshift/zones'
import { plain } from '../../simulate/report/parts.ts'

/** What is drawn onto a board: how much of something lies in which zone, and what zones are for. */
export interface ZoneMarks {
  /** Shares of all by the name of the zone. */
  readonly shares: Readonly<Record<string, number>>
  /** Words below the middle of a zone, by its number. */
  readonly notes: ReadonlyMap<number, string>
}

const FILLS: Readonly<Record<ZoneKind, string>> = {
  street: '#d9d3c3',
  room: '#f4eedd',
  balcony: '#e6dcc0',
  train: '#c9b79c',
  track: '#cfc7b4',
}
const DARK = '#b9b3a6'
/** A circle of all of it would be so wide, in the units of tiles. */
const WHOLE_RADIUS = 60
const PIXELS = 1.8
/** A word stands so far below the number in a circle. */
const BELOW = 10

/** A board from above with circles as large as what fell there: for a page without scripts. */
export function zoneMap(label: string, { width, height, zones, doors }: Layout, marks: ZoneMarks): string {
  const grounds = zones.flatMap(({ pieces, kind, dark }) =>
    pieces.map(
      ([x0, y0, x1, y1]) =>
        `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="${dark ? DARK : FILLS[kind]}" stroke="#8a8272" stroke-width="${kind === 'room' ? 2 : 0.5}"/>`,
    ),
  )
  const ways = doors.map(({ at: [x, y] }) => `<circle cx="${x}" cy="${y}" r="3" fill="#8a6d3b"/>`)
  const notes = [...marks.notes].flatMap(([index, text]) => {
    const zone = zones[index]
    if (!zone) return []
    const [x, y] = middleOf(zone)
    const below = (marks.shares[zone.name] ?? 0) > 0 ? BELOW : 0
    return [`<text x="${x}" y="${y + 3 + below}" text-anchor="middle" font-size="9">${plain(text)}</text>`]
  })
  const circles = zones.flatMap((zone) => {
    const share = marks.shares[zone.name] ?? 0
    if (share === 0) return []
    const [x, y] = middleOf(zone)
    const radius = (WHOLE_RADIUS * Math.sqrt(share)).toFixed(1)
    const told = `${zone.name}: ${(100 * share).toFixed(0)} %`
    return [
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="#a4343a" fill-opacity="0.6"><title>${told}</title></circle>`,
      `<text x="${x}" y="${y + 3}" text-anchor="middle" font-size="10" font-weight="bold">${(100 * share).toFixed(0)}</text>`,
    ]
  })
  return [
    `<svg role="img" aria-label="${plain(label)}" viewBox="-2 -2 ${width + 4} ${height + 4}" width="${Math.round(PIXELS * width)}" height="${Math.round(PIXELS * height)}" font-family="system-ui, sans-serif">`,
    ...grounds,
    ...ways,
    ...circles,
    ...notes,
    '</svg>',
  ].join('')
}
