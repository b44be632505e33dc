import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../store/after-paint.ts'

/** Whatever a hand can do next; before that everything must be as it is. */
const NEXT = ['pointerdown', 'click', 'keydown', 'dragstart', 'drop'] as const

interface How<T> {
  /** What it is at first. */
  readonly before?: T
  /** Drawn as a whole in the very next frame, rather than in small pieces as there is time. */
  readonly whole?: boolean
}

/**
 * The value one frame late: what hangs on it is drawn after the frame that answers the hand. No hand ever meets the
 * late one: the next press or key brings it up to date first.
 */
export function useLate<T>(value: T, { before = value, whole = false }: How<T> = {}): T {
  const [late, setLate] = useState(before)
  const pending = useRef<(() => void) | undefined>(undefined)

  useEffect(() => {
    if (Object.is(late, value)) return undefined
    const catchUp = () => setLate(value)
    pending.current = catchUp
    afterPaint().then(() => {
      if (pending.current !== catchUp) return
      if (whole) catchUp()
      else startTransition(catchUp)
    })
    return () => {
      pending.current = undefined
    }
  }, [late, value, whole])

  useEffect(() => {
    const over = new AbortController()
    const hurry = () => {
      if (pending.current) flushSync(pending.current)
    }
    for (const kind of NEXT) addEventListener(kind, hurry, { capture: true, signal: over.signal })
    return () => over.abort()
  }, [])

  return late
}
