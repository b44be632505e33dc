/** Where cards lie on a board of slots. */
export interface SlotPlace {
  /** As moves call it. */
  readonly id: string
  readonly title: string
  readonly cards: readonly string[]
  /** Spaces it has; it may hold more than that for a while. */
  readonly room: number
  /** What takes no slot is there or not: without a card it is shown only while one may be laid there. */
  readonly isOpen?: boolean
  /** Cards are shown by picture and name alone. */
  readonly small: boolean
  /** Cards that have just come. */
  readonly fresh?: readonly string[]
}

/** A card that changes its place, perhaps for another. */
export interface SlotMove {
  readonly card: string
  readonly from: string
  readonly to: string
  readonly for: string | undefined
}

/** One space of a place. */
export interface Cell {
  readonly place: SlotPlace
  readonly index: number
  /** None where it is empty. */
  readonly card: string | undefined
}

export const cellsOf = (place: SlotPlace): readonly Cell[] =>
  Array.from({ length: Math.max(place.room, place.cards.length) }, (_, index) => ({
    place,
    index,
    card: place.cards[index],
  }))

export const cellKey = ({ place, index }: Pick<Cell, 'place' | 'index'>): string => `${place.id} ${index}`

/** What laying a lifted card into a cell comes to: what lies there gives way only where there is no room beside it. */
export function moveTo(moves: readonly SlotMove[], lifted: Cell, to: Cell): SlotMove | undefined {
  const able = moves.filter(
    (move) => move.card === lifted.card && move.from === lifted.place.id && move.to === to.place.id,
  )
  return able.find((move) => move.for === undefined) ?? able.find((move) => move.for === to.card)
}

/** The cell that lies next in a direction from another, as they are drawn: the nearest one, sideways counting twice. */
export function nextCell(
  from: DOMRect,
  others: readonly (readonly [string, DOMRect])[],
  [x, y]: readonly [number, number],
): string | undefined {
  const middle = (rect: DOMRect) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const
  const [fromX, fromY] = middle(from)
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [key, rect] of others) {
    const [toX, toY] = middle(rect)
    const along = (toX - fromX) * x + (toY - fromY) * y
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x)
    if (along < 4 || along + 2 * aside >= least) continue
    least = along + 2 * aside
    best = key
  }
  return best
}
