import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** How far a hand goes before it drags, and how long a finger rests first: it may as well want to scroll. */
const FAR = 6
const REST = 220

interface Drag {
  readonly key: string
  readonly x: number
  readonly y: number
}

interface Held {
  readonly key: string
  readonly x: number
  readonly y: number
  /** A finger drags once it has rested. */
  isReady: boolean
  isDragging: boolean
  rest?: ReturnType<typeof setTimeout>
}

interface Dragging {
  /** What is in the hand, and how far it is from where it lay. */
  readonly drag: Drag | undefined
  /** For the cell with this key. */
  handlers(key: string): {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(event: PointerEvent<HTMLElement>): void
    onPointerCancel(): void
  }
  /** Whether the press that ends now was a drag, and no press. */
  wasDrag(): boolean
}

const cellAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell

/** Cards dragged from cell to cell, by mouse at once, by finger after a rest. */
export function useCardDrag(
  onLift: (key: string) => void,
  onDrop: (from: string, to: string | undefined) => void,
): Dragging {
  const [drag, setDrag] = useState<Drag>()
  const held = useRef<Held>(undefined)
  const dragged = useRef(false)
  // A page that scrolls under a dragged card takes it out of the hand.
  useEffect(() => {
    const hold = (event: TouchEvent) => {
      if (held.current?.isDragging || (held.current?.isReady && event.cancelable)) event.preventDefault()
    }
    document.addEventListener('touchmove', hold, { passive: false })
    return () => document.removeEventListener('touchmove', hold)
  }, [])
  const letGo = () => {
    clearTimeout(held.current?.rest)
    held.current = undefined
    setDrag(undefined)
  }
  return {
    drag,
    handlers: (key) => ({
      onPointerDown({ button, pointerType, pointerId, clientX: x, clientY: y, currentTarget }) {
        dragged.current = false
        if (button !== 0) return
        // A quick hand is off the card before it has moved: fingers are held by themselves.
        if (pointerType !== 'touch') currentTarget.setPointerCapture(pointerId)
        const now: Held = { key, x, y, isReady: pointerType !== 'touch', isDragging: false }
        if (!now.isReady)
          now.rest = setTimeout(() => {
            now.isReady = true
          }, REST)
        held.current = now
      },
      onPointerMove({ clientX, clientY }) {
        const now = held.current
        if (!now) return
        const [x, y] = [clientX - now.x, clientY - now.y]
        const isFar = Math.hypot(x, y) > FAR
        if (isFar && !now.isReady) return letGo()
        if (isFar && !now.isDragging) {
          now.isDragging = true
          onLift(now.key)
        }
        if (now.isDragging) setDrag({ key: now.key, x, y })
      },
      onPointerUp({ clientX, clientY }) {
        const now = held.current
        letGo()
        if (!now?.isDragging) return
        dragged.current = true
        onDrop(now.key, cellAt(clientX, clientY))
      },
      onPointerCancel: letGo,
    }),
    wasDrag: () => dragged.current,
  }
}
