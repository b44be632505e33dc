import { Bug, type Table } from '@graveshift/kernel'
import type { Board, Event } from '../board.ts'
import { cloneBoard } from '../clone.ts'
import type { Content } from '../content/compile.ts'
import { evolve } from '../evolve.ts'
import type { Frame, GearUp } from '../game.ts'

/**
 * A table on which rules show what they would do: on a copy of the board, keeping events and frames, answering
 * nothing. It has no chance to give, so nothing that is rehearsed can depend on hidden order (GU-HID-02).
 */
export class Rehearsal implements Table<GearUp> {
  readonly board: Board
  readonly lane = 0
  readonly events: Event[] = []
  readonly frames: Frame[] = []
  readonly #content: Content

  constructor(content: Content, board: Board) {
    this.#content = content
    this.board = cloneBoard(board)
  }

  emit(event: Event): void {
    evolve(this.#content, this.board, event)
    this.events.push(event)
  }

  push(frame: Frame): void {
    this.frames.push(frame)
  }

  fork(_seat: number, frame: Frame): void {
    this.frames.push(frame)
  }

  isWithin(): boolean {
    return false
  }

  ask(): void {
    throw new Bug('a rehearsal asks nobody')
  }

  chance(): number {
    throw new Bug('a rehearsal has no luck')
  }

  draw(): number {
    throw new Bug('a rehearsal draws no card')
  }
}
