import { useEffect, useRef } from 'react'
import { isOverlaid } from '../../ui/overlaid.ts'
import { useZones } from '../table/zone-table-state.ts'

/** Space stops what is shown and lets it go on, arrows step through it, Enter skips it. */
export function usePhaseKeys(): void {
  const { phase, skip } = useZones()
  const now = useRef({ phase, skip })
  useEffect(() => {
    now.current = { phase, skip }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { at, isPaused, pause, go } = now.current.phase
      const { target, altKey, ctrlKey, metaKey, key } = event
      if (at === undefined || altKey || ctrlKey || metaKey || isOverlaid(null)) return
      // A button in focus does what it says.
      const isPressed = target instanceof HTMLElement && target.closest('button, a, input, select') !== null
      if (key === 'ArrowLeft') go(at - 1)
      else if (key === 'ArrowRight') go(at + 1)
      else if (key === ' ' && !isPressed) pause(!isPaused)
      else if (key === 'Enter' && !isPressed) now.current.skip()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}
