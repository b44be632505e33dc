import { useMemo, useSyncExternalStore } from 'react'
import { type Route, routeFrom } from './routes.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return useMemo(() => routeFrom(hash), [hash])
}
