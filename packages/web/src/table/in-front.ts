import type { Choice } from '@graveshift/kernel'

/**
 * The question in front: of whoever decided last or was called on since, else the team's, else the first. As long as
 * that one's answer is on its way, nobody else is put in front: they may be asked again at once.
 */
export function inFront<C extends Pick<Choice, 'seat'>>(
  open: readonly C[],
  last: number,
  sent: readonly (number | 'team')[] = [],
): C | undefined {
  const own = open.find(({ seat }) => seat === last)
  if (own || sent.includes(last)) return own
  return open.find(({ seat }) => seat === 'team') ?? open[0]
}
