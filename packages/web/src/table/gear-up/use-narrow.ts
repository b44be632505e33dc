import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below this the table does not fit side by side, in pixels. */
const WIDE = 1120

/** Whether there is room for the whole table at once: its own, because it also lies inside other screens. */
export function useNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => window.innerWidth < WIDE)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = () => setNarrow(element.clientWidth < WIDE)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return narrow
}
