import { useSyncExternalStore } from 'react'

// What whoever is new to a device is told at the table; remembered as soon as it was told enough.

const KEY = 'graveshift.first-game'

let isOver: boolean | undefined
const listeners = new Set<() => void>()

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // Storage is switched off: nobody is told the same at every visit.
    return true
  }
}

const isFirst = (): boolean => {
  isOver ??= read()
  return !isOver
}

/** Whether somebody plays here for the first time. */
export function useFirstGame(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isFirst)
}

/** It was told, or is not wanted: never again on this device. */
export function endFirstGame(): void {
  isOver = true
  try {
    localStorage.setItem(KEY, 'over')
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}
