import { nth, type Random } from '@graveshift/kernel'

/** The only one of a list, if there is only one. */
export function onlyOne<P>(picks: readonly P[]): P | undefined {
  return picks.length === 1 ? picks[0] : undefined
}

export function anyOf<P>(picks: readonly P[], random: Random): P {
  return nth(picks, picks.length === 1 ? 0 : random.below(picks.length))
}
