import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from '../store/after-paint.ts'

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled, [inert] *')

/**
 * Lets go of a button that goes with the answer it has given. While it held the focus, taking it away would lay the
 * whole page out at once, and once more for whatever has the focus then. Done between the frame of the answer and that
 * of the next question, while there is nothing to lay out.
 */
export async function leaveButton(): Promise<void> {
  const pressed = document.activeElement?.closest('.verdict, .draw-it, .draw-row .row')
  if (!pressed) return
  await afterPaint()
  if (!pressed.contains(document.activeElement)) return
  pressed.closest<HTMLElement>('[data-focus="bar"]')?.focus({ preventScroll: true })
}

/**
 * The keys must never be lost: where what had the focus is gone with its question, the question that took its place
 * has it.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      held.current = target instanceof Element && root.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [root])

  // After every change, whatever it was.
  useEffect(() => {
    const had = held.current
    if (!had || isUsable(had)) return
    if (document.activeElement !== document.body && document.activeElement !== had) return
    const next = root.current?.querySelector<HTMLElement>('[data-focus="cover"]') ?? questionIn(root.current)
    next?.focus({ preventScroll: true })
  })
}

/** Where the keys wait: at the question, or where it will be. */
export const questionIn = (root: HTMLElement | null) =>
  root?.querySelector<HTMLElement>('[data-focus="question"]') ??
  root?.querySelector<HTMLElement>('[data-focus="bar"]')
