import { useEffect } from 'react'
import { isOverlaid } from '../ui/overlaid.ts'

/** U and Control+Z take the last decision back, as at every table. */
export function useUndoKeys(undo: () => void, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return undefined
    const onKey = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey } = event
      const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isTyped || altKey || isOverlaid(null)) return
      const isHeld = ctrlKey || metaKey
      if (key.toLowerCase() !== (isHeld ? 'z' : 'u')) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, isOff])
}
