import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(width < 40rem)')

function onNarrow(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether a plot has half the room: then it is drawn with less in it, and letters stay as large as they are. */
export const useNarrowPlot = (): boolean => useSyncExternalStore(onNarrow, () => narrow.matches)
