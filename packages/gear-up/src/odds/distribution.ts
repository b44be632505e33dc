import { countCards } from '@graveshift/kernel'

/** Something that comes with `weight` of `total` chances: whole numbers, so that every machine says the same. */
export type Weighted<T> = T & { readonly weight: number }

export interface Distribution<T> {
  readonly total: number
  readonly outcomes: readonly Weighted<T>[]
}

/** What may come when one of these is drawn, each as likely as any other. */
export function drawOf<T extends object>(
  cards: readonly string[],
  meaning: (card: string) => T,
): Distribution<T> {
  const outcomes = Object.entries(countCards(cards)).map(([card, weight]) => ({ ...meaning(card), weight }))
  return { total: cards.length, outcomes }
}
