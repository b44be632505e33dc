import type { Point } from '@graveshift/zones'
import {
  type MouseEvent,
  type PointerEvent as PressEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { CameraControl } from './use-camera.ts'

/** So many pixels a press may move and still be one. */
const SLACK = 6
const DOUBLE_TAP = 300
const LONG_PRESS = 550
/** How much closer a double tap leads, and a step of a wheel's turn. */
export const CLOSER = 1.9
const WHEEL = 0.0016

interface Presses {
  /** Pixels of the region. */
  readonly onPress: (at: Point, touch: boolean) => void
  readonly onHover: (at: Point | undefined) => void
  readonly onHold: (at: Point) => void
  /** The other button of a mouse. */
  readonly onAside?: ((at: Point) => void) | undefined
  /** A second tap soon after a first one that did nothing. */
  readonly onDouble: (at: Point) => void
}

interface Held {
  readonly from: Point
  at: Point
}

/** One finger or the mouse pans, two fingers and the wheel zoom; what does neither is a press. */
export function useGestures(region: RefObject<HTMLElement | null>, camera: CameraControl, presses: Presses) {
  const latest = useRef({ camera, presses })
  latest.current = { camera, presses }

  // React's own wheel listeners may not keep the page from scrolling.
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const lines = event.deltaMode === 1 ? 16 : 1
      const factor = Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 4 : 1))
      latest.current.camera.zoomAt(pixelOf(event, element), factor)
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [region])

  return useMemo(() => {
    const held = new Map<number, Held>()
    let isMoving = false
    let wasLong = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: { readonly at: Point; readonly time: number } | undefined

    const stopTimer = () => clearTimeout(timer)
    const at = (event: PressEvent<HTMLElement>): Point => pixelOf(event, event.currentTarget)

    return {
      onPointerDown(event: PressEvent<HTMLElement>) {
        if (event.pointerType === 'mouse' && event.button !== 0) return
        if (held.size === 0) {
          isMoving = false
          wasLong = false
        }
        const from = at(event)
        held.set(event.pointerId, { from, at: from })
        stopTimer()
        if (held.size === 1 && event.pointerType !== 'mouse')
          timer = setTimeout(() => {
            wasLong = true
            latest.current.presses.onHold(from)
          }, LONG_PRESS)
      },
      onPointerMove(event: PressEvent<HTMLElement>) {
        const now = at(event)
        const one = held.get(event.pointerId)
        if (!one) {
          if (event.pointerType === 'mouse') latest.current.presses.onHover(now)
          return
        }
        const before = one.at
        if (!isMoving && Math.hypot(now[0] - one.from[0], now[1] - one.from[1]) < SLACK) return
        if (!isMoving) {
          isMoving = true
          stopTimer()
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        one.at = now
        const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
        const control = latest.current.camera
        if (!other) {
          control.pan([now[0] - before[0], now[1] - before[1]])
          return
        }
        const middle = (point: Point): Point => [(point[0] + other.at[0]) / 2, (point[1] + other.at[1]) / 2]
        const apart = (point: Point): number =>
          Math.hypot(point[0] - other.at[0], point[1] - other.at[1]) || 1
        const [was, is] = [middle(before), middle(now)]
        control.pan([is[0] - was[0], is[1] - was[1]])
        control.zoomAt(is, apart(now) / apart(before))
      },
      onPointerUp(event: PressEvent<HTMLElement>) {
        stopTimer()
        if (!held.delete(event.pointerId)) return
        if (isMoving) {
          if (held.size === 0) latest.current.camera.rest()
          return
        }
        if (wasLong || held.size > 0) return
        const point = at(event)
        const isTouch = event.pointerType !== 'mouse'
        const isDouble =
          isTouch &&
          last !== undefined &&
          event.timeStamp - last.time < DOUBLE_TAP &&
          Math.hypot(point[0] - last.at[0], point[1] - last.at[1]) < 24
        last = isDouble ? undefined : { at: point, time: event.timeStamp }
        if (isDouble) latest.current.presses.onDouble(point)
        else latest.current.presses.onPress(point, isTouch)
      },
      onContextMenu(event: MouseEvent<HTMLElement>) {
        const { onAside } = latest.current.presses
        // A finger's long press asks for the menu as well; that one is heard above.
        const isMouse = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'mouse'
        if (!onAside || !isMouse) return
        event.preventDefault()
        onAside(pixelOf(event, event.currentTarget))
      },
      onPointerCancel(event: PressEvent<HTMLElement>) {
        stopTimer()
        held.delete(event.pointerId)
        if (held.size === 0) latest.current.camera.rest()
      },
      onPointerLeave(event: PressEvent<HTMLElement>) {
        if (event.pointerType === 'mouse' && held.size === 0) latest.current.presses.onHover(undefined)
      },
    }
  }, [])
}

function pixelOf(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  element: HTMLElement,
): Point {
  const { left, top } = element.getBoundingClientRect()
  return [clientX - left, clientY - top]
}
