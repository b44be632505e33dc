import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below this the table does not fit side by side, in pixels; and below that not even without its side. */
const WIDE = 1120
const WIDE_WITHOUT_SIDE = 800

/** Whether there is room for the whole table at once: its own, because it also lies inside other screens. */
export function useNarrow(ref: RefObject<HTMLElement | null>, sideless: boolean): boolean {
  const least = sideless ? WIDE_WITHOUT_SIDE : WIDE
  const [narrow, setNarrow] = useState(() => window.innerWidth < least)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = () => setNarrow(element.clientWidth < least)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, least])
  return narrow
}
