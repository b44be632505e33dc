import { type RefObject, useEffect } from 'react'
import { isOverlaid } from '../../ui/overlaid.ts'
import type { BoardHandle } from '../board/zone-board.tsx'

/** How much closer, or farther, one press leads. */
const STEP = 1.35

/** Keys of the board itself: all of it, closer, farther. */
export function useBoardKeys(handle: RefObject<BoardHandle | null>): void {
  useEffect(() => {
    const onKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const isTyped = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
      if (isTyped || altKey || ctrlKey || metaKey || isOverlaid(null)) return
      if (key === '0') handle.current?.fit()
      else if (key === '+' || key === '=') handle.current?.zoomBy(STEP)
      else if (key === '-') handle.current?.zoomBy(1 / STEP)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [handle])
}
