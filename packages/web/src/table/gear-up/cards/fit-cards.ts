/** The measures of a card's grid, in squares. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
}

export interface CardFit {
  /** Pixels of one square. */
  readonly square: number
  /** Whether a card's head is only the figures. */
  readonly compact: boolean
}

// Pixels around a grid, as the style sheet has them.
const HEAD = {
  large: { width: 108, height: 122, edge: 24 },
  full: { width: 92, height: 100, edge: 24 },
  compact: { width: 48, height: 58, edge: 12 },
}
const GAP = 8
const SLOT_EDGE = 20
const SLOT_NAME = 64
const LEAST_SLOT = 60

const LARGE = 37
const ROOMY = [60, 54, 48, 44, 40, 36, 33, 30, 27, 25]
const TIGHT = [28, 26, 24, 22, 20, 18, 16, 14, 12]

function slotHeight(cards: readonly GridSize[], width: number, { square, compact }: CardFit): number {
  const head = HEAD[compact ? 'compact' : square >= LARGE ? 'large' : 'full']
  let height = 0
  let line = 0
  let left = 0
  for (const { rows, columns } of cards) {
    const wide = head.width + columns * square + head.edge + GAP
    const high = Math.max(head.height, rows * square + head.edge) + GAP
    if (wide > left) {
      height += line
      line = 0
      left = width - SLOT_NAME
    }
    left -= wide
    line = Math.max(line, high)
  }
  return Math.max(LEAST_SLOT, height + line + SLOT_EDGE)
}

/** The largest squares with which all cards of a street are seen at once. */
export function fitCards(slots: readonly (readonly GridSize[])[], width: number, height: number): CardFit {
  const tries = [
    ...ROOMY.map((square) => ({ square, compact: false })),
    ...TIGHT.map((square) => ({ square, compact: true })),
  ]
  const fits = (fit: CardFit) =>
    slots.reduce((sum, cards) => sum + slotHeight(cards, width, fit), 0) <= height
  return tries.find(fits) ?? { square: 12, compact: true }
}
