import type { Side } from './beyond.ts'

/** What the board says by itself. */
export interface BoardWords {
  /** On the button that shows all of it: a short word. */
  readonly all: string
  /** What is not seen beyond a side. */
  readonly beyond: (side: Side, zombies: number, people: readonly string[]) => string
}
