import { type Amounts, type Contestant, rate } from '../clock.ts'
import { BOARDS, CANDIDATES, COLUMNS, ROWS } from '../placements/boards.ts'
import { countByLoop, countNaively, FIGURES, type Figure, listNaively } from '../placements/naive.ts'
import { countAll } from '../placements/ours.ts'

const expected = countAll()
const candidates = BOARDS.length * CANDIDATES
const boards = BOARDS.map((crossed) =>
  Array.from({ length: ROWS }, (_, row) => crossed.slice(row * COLUMNS, (row + 1) * COLUMNS)),
)

function verify(found: number): void {
  if (found !== expected) throw new Error(`${found} placements instead of ${expected}`)
}

type Count = (board: (typeof boards)[number], figure: Figure) => number

function work(name: string, count: Count): () => Amounts {
  return () => {
    let found = 0
    for (const board of boards) for (const figure of FIGURES) found += count(board, figure)
    verify(found)
    return { [name]: candidates }
  }
}

const counting = work('counted', countNaively)
const listing = work('listed', (board, figure) => listNaively(board, figure).length)
const looping = work('looped', countByLoop)

export const contestant: Contestant = async (milliseconds) => ({
  ...(await rate(milliseconds / 3, counting)),
  ...(await rate(milliseconds / 3, listing)),
  ...(await rate(milliseconds / 3, looping)),
})
