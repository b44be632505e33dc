import type { BoardView, Colour, Content, WalkSpeed } from '@graveshift/gear-up'

/** How many of the turn cards still face down have this color, and how many this speed. */
export interface TurnsLeft {
  readonly colours: Readonly<Record<Colour, number>>
  readonly speeds: Readonly<Record<WalkSpeed, number>>
}

/** Counts what the table as it is shown has left, so that nothing is told before it is seen. */
export function turnsLeft(cards: Content['turnCards'], { left }: Pick<BoardView, 'left'>): TurnsLeft {
  const colours = { red: 0, green: 0, blue: 0, yellow: 0 }
  const speeds = { none: 0, slow: 0, fast: 0, all: 0 }
  for (const id of left.turn) {
    const card = cards[id]
    if (!card) continue
    colours[card.colour] += 1
    speeds[card.speed] += 1
  }
  return { colours, speeds }
}
