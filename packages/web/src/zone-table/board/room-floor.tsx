import type { Layout } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { checks, type Floor, floorLines } from './floors.ts'
import { type Furniture, furnish } from './furnish.ts'
import { boxPath } from './rects.ts'

interface Props {
  readonly layout: Layout
  readonly room: number
  readonly floor: Floor
  /** What stands in its corners. */
  readonly things: readonly (Furniture & { draw(): ReactNode })[]
  /** By which its style goes. */
  readonly skin: string
}

/** The floor of a room and its furniture, as if there were light. */
export function RoomFloor({ layout, room, floor: { base, line, pattern }, things, skin }: Props) {
  const zone = layout.zones[room]
  if (!zone) return null
  const { name, pieces } = zone
  const fine = `${skin}-fine`
  return (
    <g>
      <path className={`${skin}-floor`} d={pieces.map(boxPath).join('')} fill={base} />
      {pattern === 'check' && (
        <path className={fine} d={pieces.map(checks).join('')} fill={line} opacity=".55" />
      )}
      <path
        className={fine}
        d={pieces.map((piece) => floorLines(name, pattern, piece)).join('')}
        stroke={line}
        strokeWidth=".5"
        opacity=".8"
      />
      {furnish(layout, room, things).map(({ thing, at, turn }) => (
        <g key={turn} className={fine} transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
          {thing.draw()}
        </g>
      ))}
    </g>
  )
}
