import type { Route } from './routes.ts'

let back: string | undefined

/** Remembers the table one was last at, until one goes home: pages that were only looked up lead back to it. */
export function noteWay(route: Route, hash: string): void {
  if (route.screen === 'landing') back = undefined
  else if (route.screen === 'game' || route.screen === 'table' || route.screen === 'replay') back = hash
  else if (route.screen === 'learn' && route.lesson !== undefined) back = hash
}

/** Where the last table is, if one came from a table. */
export function wayBack(): string | undefined {
  return back
}
