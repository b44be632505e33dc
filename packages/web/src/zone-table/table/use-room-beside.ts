import type { Layout } from '@graveshift/zones'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels of the columns left and right of a wide table, of one more beside the board, and of the bar over all. */
const COLUMNS = 600
const BESIDE = 280
const BAR = 64

/** Whether a board that fills the height of a wide table leaves room for a column beside it. */
export const hasRoomBeside = (
  { width, height }: Pick<Layout, 'width' | 'height'>,
  room: { readonly width: number; readonly height: number },
): boolean => ((room.height - BAR) * width) / height + BESIDE + COLUMNS <= room.width

/** The same of the table as it lies now. */
export function useRoomBeside(
  ref: RefObject<HTMLElement | null>,
  layout: Pick<Layout, 'width' | 'height'>,
): boolean {
  const { width, height } = layout
  const [is, setIs] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = () =>
      setIs(hasRoomBeside({ width, height }, { width: element.clientWidth, height: element.clientHeight }))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, width, height])
  return is
}
