import { countPlacements, listPlacements, placementBuffer } from '@graveshift/kernel'
import { type Amounts, type Contestant, rate } from '../clock.ts'
import { CANDIDATES, SHAPES } from '../placements/boards.ts'
import { countAll, OPEN } from '../placements/ours.ts'

const expected = countAll()
const placed = placementBuffer()
const candidates = OPEN.length * CANDIDATES

function verify(found: number): void {
  if (found !== expected) throw new Error(`${found} placements instead of ${expected}`)
}

function count(): Amounts {
  let found = 0
  for (const { lo, hi } of OPEN) for (const shape of SHAPES) found += countPlacements(shape, lo, hi)
  verify(found)
  return { counted: candidates }
}

function list(): Amounts {
  let found = 0
  for (const { lo, hi } of OPEN)
    for (const shape of SHAPES) found += listPlacements(shape, lo, hi, placed) >> 1
  verify(found)
  return { listed: candidates }
}

export const contestant: Contestant = async (milliseconds) => ({
  ...(await rate(milliseconds / 2, count)),
  ...(await rate(milliseconds / 2, list)),
})
