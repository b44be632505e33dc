import { type RefObject, useLayoutEffect, useState } from 'react'

/** How large an element is, now and whenever it changes. */
export function useBox(ref: RefObject<HTMLElement | null>): {
  readonly width: number
  readonly height: number
} {
  const [box, setBox] = useState({ width: 800, height: 520 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = () => setBox({ width: element.clientWidth, height: element.clientHeight })
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return box
}
