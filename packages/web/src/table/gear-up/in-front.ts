import type { Choice } from '@graveshift/gear-up'

/** The question in front: of whoever decided last or was called on since, else the team's, else the first. */
export function inFront(open: readonly Choice[], last: number): Choice | undefined {
  return open.find(({ seat }) => seat === last) ?? open.find(({ seat }) => seat === 'team') ?? open[0]
}
