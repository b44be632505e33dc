import type { Point, Rect } from '@graveshift/zones'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { firstLook, type Ground, held, moved, type Region, showing, whole, zoomedAt } from './camera.ts'
import type { Camera } from './scene.ts'

/**
 * The board lies in a layer of eight pixels a unit: what is laid out in whole pixels there is off by a fraction of one
 * on the screen.
 */
export const UNIT = 8

/** How long after the last turn of a wheel the picture is drawn anew. */
const SETTLE = 140

interface Looking {
  readonly camera: Camera
  readonly region: Region
}

export interface CameraControl {
  /** As it last came to rest: what is drawn by size goes by this. */
  readonly settled: Looking | undefined
  readonly now: () => Looking | undefined
  readonly pan: (by: Point) => void
  readonly zoomAt: (pixel: Point, factor: number) => void
  /** Ends a gesture. */
  readonly rest: () => void
  readonly look: (camera: Camera) => void
  readonly fit: () => void
  readonly show: (rect: Rect) => void
  /** Tells of every step of a gesture, not only of where it ends. */
  readonly onMove: (listener: () => void) => () => void
}

/**
 * How one looks at a board. Gestures move the layer alone, frame by frame; once they end it is drawn anew, sharp, and
 * what goes by size with it.
 */
export function useCamera(
  region: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  { width, height }: Ground,
  startAt: () => Point,
  keepSeen: () => Rect | undefined,
): CameraControl {
  const ground = useMemo(() => ({ width, height }), [width, height])
  const [settled, setSettled] = useState<Looking>()
  const live = useRef<Looking>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listeners = useRef(new Set<() => void>())
  const start = useRef(startAt)
  start.current = startAt
  const seen = useRef(keepSeen)
  seen.current = keepSeen

  const put = useCallback(
    (looking: Looking, moving: boolean) => {
      live.current = looking
      const element = layer.current
      if (!element) return
      const { camera, region: room } = looking
      const scale = camera.zoom / UNIT
      const x = room.width / 2 - camera.center[0] * camera.zoom
      const y = room.height / 2 - camera.center[1] * camera.zoom
      element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      element.style.willChange = moving ? 'transform' : 'auto'
      for (const listener of listeners.current) listener()
      if (moving) return
      for (const scaled of element.querySelectorAll<HTMLElement>('.zb-scaled')) scaleBy(scaled, camera.zoom)
      setSettled(looking)
    },
    [layer],
  )

  const rest = useCallback(() => {
    clearTimeout(timer.current)
    if (live.current) put(live.current, false)
  }, [put])

  useLayoutEffect(() => {
    const element = region.current
    if (!element) return undefined
    const measure = () => {
      const under = Number.parseFloat(getComputedStyle(element).getPropertyValue('--zb-under'))
      const room = { width: element.clientWidth, height: element.clientHeight, under: under || 0 }
      if (room.width === 0 || room.height === 0) return
      const before = live.current?.camera
      const camera = before ? held(before, ground, room) : firstLook(ground, room, start.current())
      // What is told of a zone may take the room in which it lay.
      const rect = before && seen.current()
      if (rect) return put({ camera: showing(camera, ground, room, rect), region: room }, false)
      put({ camera, region: room }, false)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer.current)
    }
  }, [region, ground, put])

  return useMemo(() => {
    const change = (to: (looking: Looking) => Camera, moving: boolean) => {
      const looking = live.current
      if (!looking) return
      clearTimeout(timer.current)
      put({ camera: held(to(looking), ground, looking.region), region: looking.region }, moving)
      if (moving) timer.current = setTimeout(rest, SETTLE)
    }
    return {
      settled,
      now: () => live.current,
      pan: (by) => change(({ camera }) => moved(camera, by), true),
      zoomAt: (pixel, factor) =>
        change(({ camera, region: room }) => zoomedAt(camera, room, pixel, factor), true),
      rest,
      look: (camera) => change(() => camera, false),
      fit: () => change(({ region: room }) => whole(ground, room), false),
      onMove(listener) {
        listeners.current.add(listener)
        return () => listeners.current.delete(listener)
      },
      show: (rect) => change(({ camera, region: room }) => showing(camera, ground, room, rect), false),
    }
  }, [settled, ground, put, rest])
}

/**
 * What is drawn by size in pixels is told how many there are to a unit. Not all of the board: whatever could use such
 * a figure is looked through when it changes, and the ground is most of it.
 */
function scaleBy({ style }: HTMLElement, zoom: number): void {
  style.setProperty('--px', `${UNIT / zoom}px`)
  style.setProperty('--pu', `${1 / zoom}px`)
  style.setProperty('--pn', `${1 / zoom}`)
}
