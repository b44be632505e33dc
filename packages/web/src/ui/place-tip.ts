export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pixels between what is explained, the explanation and the edge of the window. */
const GAP = 6

const between = (low: number, wish: number, high: number) => Math.max(low, Math.min(wish, high))

/**
 * Where an explanation lies: near to what it is about, inside the window, and not on the card it belongs to, because
 * that card is drawn on. Where there is no such place it lies below, or else above.
 */
export function placeTip(
  about: Box,
  tip: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  card: Box = about,
): { readonly left: number; readonly top: number } {
  const rightmost = window.width - tip.width - GAP
  const lowest = window.height - tip.height - GAP
  const left = Math.max(GAP, Math.min(about.left, rightmost))
  const top = between(GAP, about.top, Math.max(GAP, lowest))
  const below = { left, top: about.top + about.height + GAP }
  const above = { left, top: about.top - tip.height - GAP }
  const beneath = { left, top: card.top + card.height + GAP }
  const right = { left: card.left + card.width + GAP, top }
  const before = { left: card.left - tip.width - GAP, top }
  const fits = (place: { left: number; top: number }) =>
    place.left >= GAP && place.left <= rightmost && place.top >= GAP && place.top <= lowest
  const clear = [beneath, above, right, before].find(fits)
  return clear ?? (below.top <= lowest ? below : { left, top: Math.max(GAP, above.top) })
}
