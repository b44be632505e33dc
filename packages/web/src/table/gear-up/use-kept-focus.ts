import { type RefObject, useEffect, useRef } from 'react'

/**
 * The keys must never be lost: where what had the focus is gone with its question, the question that took its place
 * has it. Whoever clicked on nothing in between has let go of it by themselves.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const onFocus = ({ target }: FocusEvent) => {
      held.current = target instanceof Element ? target : null
    }
    // Elements that are taken away tell nobody; one that is left for another place does.
    const onBlur = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.isConnected && !target.matches(':disabled, [inert] *'))
        held.current = null
    }
    element.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', onBlur)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', onBlur)
    }
  }, [root])

  // After every change, whatever it was.
  useEffect(() => {
    const had = held.current
    if (!had || (had.isConnected && !had.matches(':disabled, [inert] *'))) return
    if (document.activeElement !== document.body && document.activeElement !== had) return
    const next = root.current?.querySelector<HTMLElement>('[data-focus="cover"]') ?? question(root.current)
    next?.focus({ preventScroll: true })
  })
}

const question = (root: HTMLElement | null) =>
  root?.querySelector<HTMLElement>('[data-focus="question"]') ??
  root?.querySelector<HTMLElement>('[data-focus="bar"]')
