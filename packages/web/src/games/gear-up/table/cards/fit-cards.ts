/** The measures of a card: its grid in squares, and what stands beside it. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** Whether its head has a line for fixed damage. */
  readonly fixed?: boolean
}

export interface CardFit {
  /** Pixels of one square. */
  readonly square: number
  /** Whether a card's head is only the figures. */
  readonly compact: boolean
}

/** With the pixels each slot needs, in the order the slots were given. */
export interface StreetFit extends CardFit {
  readonly columns: readonly number[]
}

// Pixels around a grid, as the style sheet has them.
const HEAD = {
  large: { width: 108, height: 122, fixed: { width: 0, height: 0 }, edge: 24 },
  full: { width: 92, height: 100, fixed: { width: 0, height: 0 }, edge: 24 },
  compact: { width: 55, height: 60, fixed: { width: 7, height: 13 }, edge: 12 },
}
const NO_LINE = { width: 0, height: 0 }
const GAP = 8
/** A slot with nobody in it shows its number only. */
const EMPTY_COLUMN = 48
const COLUMN_EDGE = 20
const COLUMN_NAME = 38

const LARGE = 37
const ROOMY = [72, 66, 60, 54, 48, 44, 40, 36, 33, 30, 27, 25]
const TIGHT = [28, 26, 24, 22, 20, 18, 16, 14, 12]

interface Box {
  readonly wide: number
  readonly high: number
}

function cardBox({ rows, columns, fixed = false }: GridSize, { square, compact }: CardFit): Box {
  const head = HEAD[compact ? 'compact' : square >= LARGE ? 'large' : 'full']
  const line = fixed ? head.fixed : NO_LINE
  return {
    wide: head.width + line.width + columns * square + head.edge + GAP,
    high: Math.max(head.height + line.height, rows * square + head.edge) + GAP,
  }
}

/** How high cards are that go on in a new line whenever one is full. */
function heightIn(width: number, cards: readonly Box[]): number {
  let height = 0
  let line = 0
  let left = 0
  for (const { wide, high } of cards) {
    if (wide > left) {
      height += line
      line = 0
      left = width
    }
    left -= wide
    line = Math.max(line, high)
  }
  return height + line
}

/** The least width in which cards are no higher than this; undefined if there is none. */
function widthFor(height: number, cards: readonly Box[]): number | undefined {
  const least = Math.max(0, ...cards.map(({ wide }) => wide))
  // Only where some cards fill a line exactly does anything change.
  const widths = cards.flatMap((_, from) =>
    cards
      .slice(from)
      .map((__, more) => cards.slice(from, from + more + 1).reduce((sum, { wide }) => sum + wide, 0)),
  )
  return [least, ...widths.sort((a, b) => a - b)].find(
    (width) => width >= least && heightIn(width, cards) <= height,
  )
}

type Slots = readonly (readonly GridSize[])[]

function sideBySide(
  slots: Slots,
  width: number,
  height: number,
  fit: CardFit,
): readonly number[] | undefined {
  const columns: number[] = []
  for (const cards of slots) {
    if (cards.length === 0) {
      columns.push(EMPTY_COLUMN)
      continue
    }
    const needed = widthFor(
      height - COLUMN_NAME,
      cards.map((card) => cardBox(card, fit)),
    )
    if (needed === undefined) return undefined
    columns.push(needed + COLUMN_EDGE)
  }
  return columns.reduce((sum, column) => sum + column, 0) <= width ? columns : undefined
}

const TRIES: readonly CardFit[] = [
  ...ROOMY.map((square) => ({ square, compact: false })),
  ...TIGHT.map((square) => ({ square, compact: true })),
]
/** Heads without names, at any size. */
const PLAIN: readonly CardFit[] = [44, 40, 36, 33, 30, ...TIGHT].map((square) => ({ square, compact: true }))
const SMALLEST: CardFit = { square: 12, compact: true }

/** Scrolling steps in which more height is tried, and how many. */
const MORE = 24
const TIMES = 40

/** More than there is room for: no higher than the width asks for, and the street scrolls. */
function crowded(slots: Slots, width: number, height: number): readonly number[] {
  for (let more = 0; more < TIMES; more++) {
    const columns = sideBySide(slots, width, height + more * MORE, SMALLEST)
    if (columns) return columns
  }
  return sideBySide(slots, Infinity, height, SMALLEST) ?? slots.map(() => EMPTY_COLUMN)
}

/** The largest squares with which all cards of a street are seen at once. */
export function fitCards(slots: Slots, width: number, height: number): StreetFit {
  const first = (tries: readonly CardFit[]): StreetFit | undefined => {
    for (const fit of tries) {
      const columns = sideBySide(slots, width, height, fit)
      if (columns) return { ...fit, columns }
    }
    return undefined
  }
  const [named, plain] = [first(TRIES), first(PLAIN)]
  // Names are given up only for squares that are clearly larger.
  const best = plain && plain.square * 4 >= (named?.square ?? 0) * 5 ? plain : named
  return best ?? { ...SMALLEST, columns: crowded(slots, width, height) }
}
