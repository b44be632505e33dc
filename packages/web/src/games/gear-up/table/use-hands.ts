import { type RefObject, useEffect, useRef } from 'react'
import { questionIn } from '../../../table/use-kept-focus.ts'
import { isOverlaid } from '../../../ui/overlaid.ts'
import type { TableSheet } from './table-sheets.tsx'
import type { TableState } from './table-state.ts'

/** What does something when it is pressed. */
const PRESSED = 'button, a, summary, label, input, select, textarea, dialog, [popover]'

const TWIST = Math.PI / 5

/** Whether Enter has no other meaning here: nothing has the focus that could be pressed, or the hand is at the mouse. */
function isFree(target: EventTarget | null, isByHand: boolean): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('[role="grid"], input, select, textarea')) return false
  return isByHand || !target.closest('a, button, summary')
}

/** Keys, wheel and twisting fingers, wherever the hand is on the table. */
export function useHands(
  root: RefObject<HTMLElement | null>,
  table: TableState,
  isCovered: boolean,
  onShow: (sheet: TableSheet) => void,
): void {
  const now = useRef({ ...table, isCovered, onShow })
  useEffect(() => {
    now.current = { ...table, isCovered, onShow }
  })

  useEffect(() => {
    // Where the focus came by a press, Enter is not meant for what was pressed, but for what lies.
    let isPressed = false
    const onPress = () => {
      isPressed = true
    }
    const onKey = (event: KeyboardEvent) => {
      const { drawing, findFit, draw, undo, skip, busy } = now.current
      if (event.key === 'Tab') isPressed = false
      const typed = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (typed || event.altKey || now.current.isCovered || isOverlaid(root.current)) return
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && key !== 'z') return
      if (key === 'u' || (key === 'z' && (event.ctrlKey || event.metaKey))) undo()
      else if (key === 'r') drawing?.move({ do: 'turn', by: event.shiftKey ? -1 : 1 })
      else if (key === 'f') drawing?.move({ do: 'mirror' })
      else if (key === 'n') findFit()
      else if (key === 'q') questionIn(root.current)?.focus()
      else if (key === '?') now.current.onShow('keys')
      else if (key === 'enter' && isFree(event.target, isPressed && drawing?.isLaid === true)) draw()
      else if (key === 'escape' && busy) skip()
      else if (key === 'escape') drawing?.move({ do: 'drop' })
      else return
      event.preventDefault()
    }
    window.addEventListener('pointerdown', onPress)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointerdown', onPress)
      window.removeEventListener('keydown', onKey)
    }
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
