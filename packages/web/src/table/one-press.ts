import { useEffect, useRef } from 'react'

/** Milliseconds and pixels within which two presses are one double press, as on most systems. */
const DOUBLE = 500
const NEAR = 16

/**
 * Says whether the press that is going on may still decide something. The further presses of a double click may not:
 * they would confirm what is for good, or answer for the next seat, whose button lies where the last one lay.
 */
export function useOnePress(): () => boolean {
  const spent = useRef<number>(undefined)
  useEffect(() => {
    let last: PointerEvent | undefined
    const renew = () => {
      spent.current = undefined
    }
    const onClick = ({ detail }: MouseEvent) => {
      if (detail <= 1) renew()
    }
    // What is dragged is never clicked; boards hear of presses before there is a click.
    const onPointer = (event: PointerEvent) => {
      const isElsewhere =
        last === undefined || Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) > NEAR
      last = event
      if (isElsewhere || (spent.current !== undefined && event.timeStamp - spent.current > DOUBLE)) renew()
    }
    const onKey = ({ repeat }: KeyboardEvent) => {
      last = undefined
      if (!repeat) renew()
    }
    document.addEventListener('click', onClick, true)
    document.addEventListener('pointerdown', onPointer, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('pointerdown', onPointer, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [])
  return () => {
    if (spent.current !== undefined) return false
    spent.current = performance.now()
    return true
  }
}
