import { type RefObject, useLayoutEffect, useState } from 'react'
import { layoutFor } from '../../table/use-layout.ts'

/**
 * Wide: all of it side by side. Tablet: the team above the board. Narrow: the board, a sheet under it and a tab at a
 * time. Lying: a phone on its side.
 */
export type ZoneLayout = 'wide' | 'tablet' | 'narrow' | 'lying'

/** Screens lower than this have no room for rows above and below the board. */
const LOW = 500

/** A table of zones needs less than other tables: it is as it lies on a wide screen from this many pixels on. */
const WIDE = 1100

const USUAL_TEXT = 16

const textNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

export function zoneLayoutFor(
  width: number,
  height: number,
  sideless: boolean,
  text = USUAL_TEXT,
): ZoneLayout {
  const room = (width * USUAL_TEXT) / Math.max(text, USUAL_TEXT)
  if (room >= WIDE) return 'wide'
  const usual = layoutFor(width, sideless, text)
  if (usual !== 'narrow') return usual
  return width > height && height < LOW ? 'lying' : 'narrow'
}

/** How the table lies in the room there is. */
export function useZoneLayout(ref: RefObject<HTMLElement | null>, sideless: boolean): ZoneLayout {
  const [layout, setLayout] = useState(() =>
    zoneLayoutFor(window.innerWidth, window.innerHeight, sideless, textNow()),
  )
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    // The height of the window: that of the table follows from how it lies.
    const look = () => setLayout(zoneLayoutFor(element.clientWidth, window.innerHeight, sideless, textNow()))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, sideless])
  return layout
}
