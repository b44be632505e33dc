import type { Board, Gates, Zone } from './board.ts'

/** Distance of what cannot be reached. */
export const UNREACHED = 255

/** Steps of the shortest route between all pairs of zones, `from * size + to`. */
export function routeLengths(board: Board, open: Gates): Uint8Array {
  const { size } = board
  const lengths = new Uint8Array(size * size).fill(UNREACHED)
  const queue = new Uint16Array(size)
  for (let from = 0; from < size; from++) spread(board, open, from, lengths, queue)
  return lengths
}

function spread(board: Board, open: Gates, from: Zone, lengths: Uint8Array, queue: Uint16Array): void {
  const { size, first, neighbours, gates } = board
  const row = from * size
  lengths[row + from] = 0
  queue[0] = from
  for (let head = 0, tail = 1; head < tail; head++) {
    const zone = queue[head] as number
    const beyond = (lengths[row + zone] as number) + 1
    for (let slot = first[zone] as number; slot < (first[zone + 1] as number); slot++) {
      const gate = gates[slot] as number
      const next = neighbours[slot] as number
      if ((gate !== 0 && (gate & open) === 0) || lengths[row + next] !== UNREACHED) continue
      lengths[row + next] = beyond
      queue[tail++] = next
    }
  }
}

/** The lengths once one more door is open: only routes through it can have become shorter. */
export function shorten(board: Board, before: Uint8Array, door: Gates): Uint8Array {
  const { size, doors } = board
  const lengths = before.slice()
  const between = doors[31 - Math.clz32(door)]?.between
  if (between === undefined) return lengths
  const [one, other] = between
  for (let from = 0; from < size; from++) {
    const row = from * size
    // The distances of the row itself change underway, those to the two sides of the door do not.
    const toOne = before[row + one] as number
    const toOther = before[row + other] as number
    if (toOne + 1 < toOther) through(lengths, row, toOne + 1, before, other * size, size)
    else if (toOther + 1 < toOne) through(lengths, row, toOther + 1, before, one * size, size)
  }
  return lengths
}

function through(
  lengths: Uint8Array,
  row: number,
  start: number,
  before: Uint8Array,
  rest: number,
  size: number,
): void {
  for (let to = 0; to < size; to++) {
    const length = start + (before[rest + to] as number)
    if (length < (lengths[row + to] as number)) lengths[row + to] = length
  }
}
