import { useEffect } from 'react'
import { placeAfter, type ReplayMove } from '../../after/replay.ts'

const MOVES: Readonly<Record<string, ReplayMove>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'back-turn',
  PageDown: 'forward-turn',
  Home: 'start',
  End: 'end',
}

interface Wish {
  readonly at: number
  readonly last: number
  readonly starts: readonly number[]
  readonly onShow: (place: number) => void
  readonly onToggle: () => void
}

/** Whether the key means something to what has the focus. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('input:not([type="range"]), select, textarea')) return true
  return key === ' ' && target.closest('button, a, summary') !== null
}

/** The keys of the replay, wherever the focus is. */
export function useReplayKeys({ at, last, starts, onShow, onToggle }: Wish): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey || isTaken(target, key)) return
      const move = MOVES[key]
      if (move) onShow(placeAfter(move, at, last, starts))
      else if (key === ' ') onToggle()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
