import { type RefObject, useLayoutEffect, useState } from 'react'

/** Wide: all of it side by side. Tablet: all of it, the team in a row above. Narrow: one part at a time, and the question. */
export type Layout = 'wide' | 'tablet' | 'narrow'

/** The least pixels for each; without its side the table is wide or narrow. */
const WIDE = 1200
const TABLET = 900
const WIDE_WITHOUT_SIDE = 800

export function layoutFor(width: number, sideless: boolean): Layout {
  if (width >= (sideless ? WIDE_WITHOUT_SIDE : WIDE)) return 'wide'
  return width >= TABLET ? 'tablet' : 'narrow'
}

/** How the table lies in the room there is: its own, because it also lies inside other screens. */
export function useLayout(ref: RefObject<HTMLElement | null>, sideless: boolean): Layout {
  const [layout, setLayout] = useState(() => layoutFor(window.innerWidth, sideless))
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = () => setLayout(layoutFor(element.clientWidth, sideless))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, sideless])
  return layout
}
