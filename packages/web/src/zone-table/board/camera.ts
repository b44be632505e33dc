import type { Point, Rect } from '@graveshift/zones'
import type { Detail } from './place-zone.ts'
import { heightOf, middle, widthOf } from './rects.ts'
import type { Camera } from './scene.ts'

/** Pixels of the board's region. */
export interface Region {
  readonly width: number
  readonly height: number
  /** So many at its lower edge lie under controls: what lies there can be drawn up from under them. */
  readonly under?: number
}

export interface Ground {
  readonly width: number
  readonly height: number
}

/** How close one comes to what dice are about, and how many times as much is seen around it. */
const READING = 7
const AROUND = 2.2
/** By less one does not come closer. */
const WORTH = 1.15
/** Below this many pixels a unit there are chips, above the other everybody singly. */
const FAR = 1.6
const CLOSE = 4.5
export const CLOSEST = 14
/** Where a phone begins, and how close a tap from afar leads. */
export const NEAR = 3.5

export const detailAt = (zoom: number): Detail => (zoom < FAR ? 'far' : zoom > CLOSE ? 'close' : 'table')

/** Pixels a unit with which all of a board is seen. */
export const fitZoom = (ground: Ground, region: Region): number =>
  Math.min(region.width / ground.width, region.height / ground.height)

export const whole = (ground: Ground, region: Region): Camera => ({
  fit: true,
  zoom: fitZoom(ground, region),
  center: [ground.width / 2, ground.height / 2],
})

/** How a board is looked at first: all of it if one can make everything out, else from closer by. */
export function firstLook(ground: Ground, region: Region, at: Point): Camera {
  if (fitZoom(ground, region) >= FAR) return whole(ground, region)
  const short = Math.max(region.width / ground.width, region.height / ground.height)
  return held({ fit: false, zoom: Math.min(NEAR, Math.max(short, FAR)), center: at }, ground, region)
}

/** Never beyond the rim but to bring it up from under controls, never farther away than all of it. */
export function held({ fit, zoom, center: [x, y] }: Camera, ground: Ground, region: Region): Camera {
  if (fit) return whole(ground, region)
  const least = fitZoom(ground, region)
  const now = Math.min(CLOSEST, Math.max(least, zoom))
  if (now <= least * 1.001) return whole(ground, region)
  const within = (at: number, length: number, seen: number, under = 0): number => {
    const half = seen / now / 2
    return half * 2 >= length ? length / 2 : Math.min(length - half + under / now, Math.max(half, at))
  }
  return {
    fit: false,
    zoom: now,
    center: [within(x, ground.width, region.width), within(y, ground.height, region.height, region.under)],
  }
}

/** The unit under a pixel of the region. */
export const pointAt = ({ zoom, center: [x, y] }: Camera, region: Region, [left, top]: Point): Point => [
  x + (left - region.width / 2) / zoom,
  y + (top - region.height / 2) / zoom,
]

/** Closer or farther, with what lies under a pixel staying there. */
export function zoomedAt(camera: Camera, region: Region, pixel: Point, factor: number): Camera {
  const [x, y] = pointAt(camera, region, pixel)
  const zoom = Math.min(CLOSEST, camera.zoom * factor)
  return {
    fit: false,
    zoom,
    center: [x - (pixel[0] - region.width / 2) / zoom, y - (pixel[1] - region.height / 2) / zoom],
  }
}

export const moved = ({ zoom, center: [x, y] }: Camera, [dx, dy]: Point): Camera => ({
  fit: false,
  zoom,
  center: [x - dx / zoom, y - dy / zoom],
})

/** Closer to a rectangle, with what is around it; nothing where one is about as close. */
export function closer(camera: Camera, ground: Ground, region: Region, rect: Rect): Camera | undefined {
  const zoom = Math.min(
    READING,
    region.width / widthOf(rect) / AROUND,
    region.height / heightOf(rect) / AROUND,
  )
  if (zoom < camera.zoom * WORTH) return undefined
  return held({ fit: false, zoom, center: middle(rect) }, ground, region)
}

/** What of the board is seen, in units. */
export function seenRect(camera: Camera, region: Region): Rect {
  const [x0, y0] = pointAt(camera, region, [0, 0])
  const [x1, y1] = pointAt(camera, region, [region.width, region.height])
  return [x0, y0, x1, y1]
}

/** Looks at a rectangle if it is not seen whole: from so near that it is. */
export function showing(camera: Camera, ground: Ground, region: Region, rect: Rect): Camera {
  const [x0, y0, x1, y1] = seenRect(camera, region)
  const lowest = y1 - (region.under ?? 0) / camera.zoom
  if (rect[0] >= x0 && rect[1] >= y0 && rect[2] <= x1 && rect[3] <= lowest) return camera
  const zoom = Math.min(camera.zoom, region.width / widthOf(rect), region.height / heightOf(rect))
  return held({ fit: false, zoom, center: middle(rect) }, ground, region)
}
