import { type RefObject, useEffect, useRef } from 'react'
import { isOverlaid } from '../../ui/overlay.tsx'
import type { TableState } from './table-state.ts'

/** What does something when it is pressed. */
const PRESSED = 'button, a, summary, label, input, select, textarea, dialog, [popover]'

const TWIST = Math.PI / 5

const isWaiting = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.dataset.focus === 'question')

/** Keys, wheel and twisting fingers, wherever the hand is on the table. */
export function useHands(root: RefObject<HTMLElement | null>, table: TableState, isCovered: boolean): void {
  const now = useRef({ ...table, isCovered })
  useEffect(() => {
    now.current = { ...table, isCovered }
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { drawing, findFit, draw, undo, skip, busy } = now.current
      const typed = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (typed || event.altKey || now.current.isCovered || isOverlaid(root.current)) return
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && key !== 'z') return
      if (key === 'u' || (key === 'z' && (event.ctrlKey || event.metaKey))) undo()
      else if (key === 'r') drawing?.move({ do: 'turn', by: event.shiftKey ? -1 : 1 })
      else if (key === 'f') drawing?.move({ do: 'mirror' })
      else if (key === 'n') findFit()
      // From where the focus waits after an answer; everywhere else Enter has a meaning of its own.
      else if (key === 'enter' && isWaiting(event.target)) draw()
      else if (key === 'escape' && busy) skip()
      else if (key === 'escape') drawing?.move({ do: 'drop' })
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [root])

  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const isGrid = (target: EventTarget | null) =>
      target instanceof Element && target.closest('.hp-grid') !== null
    const onWheel = (event: WheelEvent) => {
      const { drawing } = now.current
      if (!drawing?.ghost || !isGrid(event.target) || event.ctrlKey) return
      event.preventDefault()
      drawing.move({ do: 'turn', by: event.deltaY > 0 ? 1 : -1 })
    }
    // Whoever presses what does nothing by itself wants to be done with watching.
    const onClick = ({ target }: MouseEvent) => {
      const { busy, drawing, skip } = now.current
      if (!busy || !(target instanceof Element) || target.closest(PRESSED)) return
      if (!drawing || !isGrid(target)) skip()
    }
    // Two fingers on a card turn what is in the hand, a step for each part of a full twist.
    let angle: number | undefined
    const onTouch = (event: TouchEvent) => {
      const [a, b] = [event.touches[0], event.touches[1]]
      const { drawing } = now.current
      if (!a || !b || !drawing || !isGrid(event.target)) {
        angle = undefined
        return
      }
      const present = Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX)
      angle ??= present
      const turned = Math.atan2(Math.sin(present - angle), Math.cos(present - angle))
      if (Math.abs(turned) < TWIST) return
      drawing.move({ do: 'turn', by: turned > 0 ? 1 : -1 })
      angle = present
    }
    element.addEventListener('click', onClick)
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('touchstart', onTouch, { passive: true })
    element.addEventListener('touchmove', onTouch, { passive: true })
    return () => {
      element.removeEventListener('click', onClick)
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchstart', onTouch)
      element.removeEventListener('touchmove', onTouch)
    }
  }, [root])
}
