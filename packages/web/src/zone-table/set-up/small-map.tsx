import { type Layout, labelPoint, type Point } from '@graveshift/zones'
import type { Mission } from '@graveshift/zones/missions'
import { memo } from 'react'

/** What lies on a mission's board before the first round. */
export interface LaidOut extends Pick<Mission, 'board' | 'start' | 'exit' | 'spawns' | 'objectives'> {
  readonly crates?: readonly { readonly at: Point }[]
  readonly cars?: readonly { readonly zone: number }[]
  readonly companions: readonly { readonly zone: number }[]
}

const OUTLINE = 3
/** Room round the board for what lies at its edge. */
const RIM = 8
const TOKEN = 10
const SPAWN = 13
const DOOR = 14

const middle = ({ zones }: Layout, zone: number): Point => {
  const found = zones[zone]
  return found ? labelPoint(found) : [0, 0]
}

/** Streets and rooms, each piece of them a rectangle. */
const Ground = memo(function Ground({ layout }: { readonly layout: Layout }) {
  return (
    <>
      {layout.zones.flatMap(({ name, kind, dark, pieces }) =>
        pieces.map(([left, top, right, bottom]) => (
          <rect
            key={`${name} ${left} ${top}`}
            className={`small-zone small-${kind === 'room' && dark ? 'dark' : kind}`}
            x={left}
            y={top}
            width={right - left}
            height={bottom - top}
            strokeWidth={kind === 'room' ? OUTLINE : 0}
          />
        )),
      )}
      {layout.doors.map(({ name, at: [x, y], way }) => {
        const isFlat = way % 2 === 0
        const [width, height] = isFlat ? [DOOR, DOOR / 2] : [DOOR / 2, DOOR]
        return (
          <rect
            key={name}
            className="small-door"
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
          />
        )
      })}
    </>
  )
})

/** What a drawing of a board shows, in its own measure. */
export const viewOf = ({ width, height }: Layout): string =>
  `${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`

/** The board of a mission at a glance: what is where, and no more. */
export const SmallMap = memo(function SmallMap({ mission }: { readonly mission: LaidOut }) {
  const { board, start, exit, spawns, objectives, crates = [], cars = [], companions } = mission
  const { layout } = board
  const at = (zone: number) => middle(layout, zone)
  return (
    <svg className="small-map" viewBox={viewOf(layout)} aria-hidden="true">
      <Ground layout={layout} />
      {crates.map(({ at: [x, y] }) => (
        <rect key={`${x} ${y}`} className="small-crate" x={x - 8} y={y - 8} width="16" height="16" />
      ))}
      {objectives.map(({ at: [x, y], colour }) => (
        <circle key={`${x} ${y}`} className={`small-objective small-${colour}`} cx={x} cy={y} r={TOKEN} />
      ))}
      {cars.map(({ zone }, index) => {
        const [x, y] = at(zone)
        // Two cars may stand in one zone.
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the cars of a mission never change
            key={index}
            className="small-car"
            x={x - 16 + index * 6}
            y={y - 9}
            width="32"
            height="18"
            rx="5"
          />
        )
      })}
      {companions.map(({ zone }, index) => {
        const [x, y] = at(zone)
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do its companions
        return <circle key={index} className="small-companion" cx={x} cy={y} r={TOKEN} />
      })}
      {spawns.map(({ zone, colour }) => {
        const [x, y] = at(zone)
        return <circle key={zone} className={`small-spawn small-${colour}`} cx={x} cy={y} r={SPAWN} />
      })}
      {exit !== undefined && <Exit at={at(exit)} />}
      {start.map((zone) => {
        const [x, y] = at(zone)
        return (
          <path
            key={zone}
            className="small-start"
            d={`M${x - 9} ${y + 14}V${y - 14}L${x + 14} ${y - 5}L${x - 9} ${y + 4}Z`}
          />
        )
      })}
    </svg>
  )
})

function Exit({ at: [x, y] }: { readonly at: Point }) {
  return <rect className="small-exit" x={x - 17} y={y - 11} width="34" height="22" rx="3" />
}
