import { useSyncExternalStore } from 'react'

const coarse = () => window.matchMedia('(pointer: coarse)')

function subscribe(changed: () => void): () => void {
  const query = coarse()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the screen is touched rather than pointed at. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, () => coarse().matches)
}
