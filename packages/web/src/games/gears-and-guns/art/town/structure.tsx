import type { Layout, LinkData, Rect } from '@graveshift/zones'
import type { ReactNode } from 'react'
import { boxPath, grown, overlap, tenth } from '../../../../zone-table/board/rects.ts'
import type { DoorScene } from '../../../../zone-table/board/scene.ts'
import { wallBox } from '../../../../zone-table/board/walls.ts'
import { isFenced, isMine } from './themes.ts'
import type { BuiltWall, TownPlan } from './town-plan.ts'

const INK = 0.9

interface Boxed {
  readonly wall: BuiltWall
  readonly box: Rect
}

/** Posts along a fence, with its two ends. */
function posts({ wall: { axis, line, from, to } }: Boxed): string {
  const count = Math.max(1, Math.round((to - from) / 6))
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = tenth(from + ((to - from) * index) / count)
    return axis === 'down' ? `M${line} ${at}h.01` : `M${at} ${line}h.01`
  }).join('')
}

/** A line along the middle of a wall. */
const spine = ({ wall: { axis, line, from, to } }: Boxed): string =>
  axis === 'down' ? `M${line} ${tenth(from)}V${tenth(to)}` : `M${tenth(from)} ${line}H${tenth(to)}`

/** Walls of planks, fences round yards, rock round mines. */
export function drawWalls({ walls }: TownPlan, area: Rect): ReactNode {
  const boxed = walls
    .map((wall): Boxed => ({ wall, box: wallBox(wall) }))
    .filter(({ box }) => overlap(grown(box, 2), area))
  const of = (wanted: BuiltWall['build']) => boxed.filter(({ wall }) => wall.build === wanted)
  const path = (list: readonly Boxed[], grow: number): string =>
    list.map(({ box }) => boxPath(grown(box, grow))).join('')
  const [planks, fence, rock] = [of('planks'), of('fence'), of('rock')]
  return (
    <>
      <path d={path(rock, INK + 0.6)} fill="#1a0f07" />
      <path className="town-wall" d={path(rock, 0.6)} fill="#6d6257" />
      <path
        className="town-fine"
        d={rock.map(spine).join('')}
        stroke="#463d35"
        strokeWidth="1.4"
        strokeDasharray="2.6 3.4"
      />
      <path d={path(planks, INK)} fill="#1a0f07" />
      <path className="town-wall" d={path(planks, 0)} fill="#e2c793" />
      <path className="town-fine" d={planks.map(spine).join('')} stroke="#b3935c" strokeWidth=".6" />
      <g fill="none" strokeLinecap="round">
        <path d={fence.map(spine).join('')} stroke="#1a0f07" strokeWidth="2.6" />
        <path className="town-rail" d={fence.map(spine).join('')} stroke="#a97746" strokeWidth="1.1" />
        <path d={fence.map(posts).join('')} stroke="#1a0f07" strokeWidth="3.6" />
        <path className="town-rail" d={fence.map(posts).join('')} stroke="#d9b27a" strokeWidth="2.2" />
      </g>
    </>
  )
}

const HALF = 4.6

/** Both leaves of a swing door, a little open. */
const LEAVES = `M${-HALF} 0L-.9 1.7M${HALF} 0L.9 1.7`

const isOpen = (name: string | undefined) => name !== undefined && (isFenced(name) || isMine(name))

/** A way through a wall: houses have swing doors, yards and mines gaps. */
const wayOf = ({ zones }: Layout, { from, to }: LinkData) => {
  const [one, other] = [zones[from], zones[to]]
  const rooms = [one, other].filter((zone) => zone?.kind === 'room')
  if (rooms.length === 0) return undefined
  return rooms.every((room) => isOpen(room?.name)) ? 'gap' : 'swing'
}

/** Swing doors, and what bars them to zombies. */
export function drawDoors({ layout }: TownPlan, doors: readonly DoorScene[], area: Rect): ReactNode {
  const near = layout.links.filter(({ at: [x, y] }) => overlap([x - 6, y - 6, x + 6, y + 6], area))
  return near.map((link) => {
    const { at, way, door } = link
    const what = wayOf(layout, link)
    const isBarred =
      door !== undefined && layout.doors[door]?.gate === 'bar' && doors[door]?.state === 'locked'
    if (what === undefined && !isBarred) return null
    return (
      <g
        key={`${at} ${link.from}`}
        transform={`translate(${at[0]} ${at[1]}) rotate(${way % 2 === 0 ? 0 : 90})`}
      >
        {what === 'swing' && (
          <g fill="none" strokeLinecap="round">
            <path d={`M${-HALF} -1.7H${HALF}V1.7H${-HALF}Z`} fill="#2a1a0d" />
            <path d={LEAVES} stroke="#1a0f07" strokeWidth="2.8" />
            <path className="town-leaf" d={LEAVES} stroke="#e9b45c" strokeWidth="1.5" />
          </g>
        )}
        {isBarred && (
          <g strokeLinecap="round">
            <path d="M-6 -2.4L6 2.2M-6 2.4L6 -2.2" stroke="#1a0f07" strokeWidth="3.4" />
            <path d="M-6 -2.4L6 2.2M-6 2.4L6 -2.2" stroke="#c9924e" strokeWidth="2" />
            <path
              d="M-4.8 -1.9h.01M4.8 1.8h.01M-4.8 1.9h.01M4.8 -1.8h.01"
              stroke="#1a0f07"
              strokeWidth=".9"
            />
          </g>
        )}
      </g>
    )
  })
}
