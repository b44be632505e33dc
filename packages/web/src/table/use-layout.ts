import { type RefObject, useLayoutEffect, useState } from 'react'

/** Wide: all of it side by side. Tablet: all of it, the team in a row above. Narrow: one part at a time, and the question. */
export type Layout = 'wide' | 'tablet' | 'narrow'

/** The least pixels for each, with text of the usual size; without its side the table is wide or narrow. */
const WIDE = 1200
const TABLET = 900
const WIDE_WITHOUT_SIDE = 800

const USUAL_TEXT = 16

/** Pixels of the text that was chosen: everything grows with it, and needs more room. */
const textNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

export function layoutFor(width: number, sideless: boolean, text = USUAL_TEXT): Layout {
  const room = (width * USUAL_TEXT) / Math.max(text, USUAL_TEXT)
  if (room >= (sideless ? WIDE_WITHOUT_SIDE : WIDE)) return 'wide'
  return room >= TABLET ? 'tablet' : 'narrow'
}

/** How the table lies in the room there is: its own, because it also lies inside other screens. */
export function useLayout(ref: RefObject<HTMLElement | null>, sideless: boolean): Layout {
  const [layout, setLayout] = useState(() => layoutFor(window.innerWidth, sideless, textNow()))
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = () => setLayout(layoutFor(element.clientWidth, sideless, textNow()))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, sideless])
  return layout
}
