import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Route, routeFrom } from './routes.ts'
import { noteWay } from './way-back.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const route = useMemo(() => routeFrom(hash), [hash])
  useEffect(() => noteWay(route, hash), [route, hash])
  return route
}
