const forgets = new Set<() => void>()

/**
 * Says how a failure that is remembered can be forgotten. It has to be remembered until then: a screen that asks for
 * the same thing again by itself would ask for ever.
 */
export function whenTriedAgain(forget: () => void): void {
  forgets.add(forget)
}

/** Forgets what failed, because somebody wants to try it again. */
export function forgetFailures(): void {
  for (const forget of [...forgets]) forget()
  forgets.clear()
}
