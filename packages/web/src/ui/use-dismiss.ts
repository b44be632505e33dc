import { type RefObject, useEffect, useRef } from 'react'
import { isOverlaid } from './overlaid.ts'

/** Closes what lies open: by Escape, and by whatever is pressed elsewhere. Where the focus was in it, it is told so. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: () => boolean,
  close: (wasInside: boolean) => void,
): void {
  const now = useRef({ isOpen, close })
  useEffect(() => {
    now.current = { isOpen, close }
  })
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!now.current.isOpen() || isOverlaid(root.current)) return
      if (target instanceof Node && !root.current?.contains(target)) now.current.close(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !now.current.isOpen() || isOverlaid(root.current)) return
      // The table would take Escape for something else.
      event.stopPropagation()
      now.current.close(root.current?.contains(document.activeElement) ?? false)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [root])
}

/** The same for a native disclosure. */
export function useDismissDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useDismiss(
    details,
    () => details.current?.open ?? false,
    (wasInside) => {
      if (!details.current) return
      details.current.open = false
      if (wasInside) details.current.querySelector('summary')?.focus()
    },
  )
}
