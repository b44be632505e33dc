/**
 * Sets of squares on a grid of at most 8 x 8: square = row * 8 + column, squares 0-31 in `lo`, 32-63 in `hi`.
 * Plain numbers instead of objects, because listing and sampling placements is the hottest loop of all.
 */
export interface Mask {
  readonly lo: number
  readonly hi: number
}

export const GRID_SIZE = 8

export function maskOf(squares: Iterable<number>): Mask {
  let lo = 0
  let hi = 0
  for (const square of squares)
    if (square < 32) lo |= 1 << square
    else hi |= 1 << (square - 32)
  return { lo, hi }
}

export function squaresOf(lo: number, hi: number): number[] {
  const squares: number[] = []
  for (let rest = lo; rest !== 0; rest &= rest - 1) squares.push(lowestBit(rest))
  for (let rest = hi; rest !== 0; rest &= rest - 1) squares.push(32 + lowestBit(rest))
  return squares
}

/** Index of the lowest bit of a word that is not zero. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}

export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function sizeOf(lo: number, hi: number): number {
  // Most grids have at most four rows, which is one word.
  return hi === 0 ? bitCount(lo) : bitCount(lo) + bitCount(hi)
}

/** Low word of a mask moved towards higher squares. */
export function upLo(lo: number, by: number): number {
  return by < 32 ? lo << by : 0
}

/** High word of a mask moved towards higher squares. */
export function upHi(lo: number, hi: number, by: number): number {
  if (by === 0) return hi
  if (by < 32) return (hi << by) | (lo >>> (32 - by))
  return lo << (by - 32)
}

/** Low word of a mask moved towards lower squares. */
export function downLo(lo: number, hi: number, by: number): number {
  if (by === 0) return lo
  if (by < 32) return (lo >>> by) | (hi << (32 - by))
  return by === 32 ? hi : hi >>> (by - 32)
}

/** High word of a mask moved towards lower squares. */
export function downHi(hi: number, by: number): number {
  return by < 32 ? hi >>> by : 0
}

const NOT_FIRST_COLUMN = 0xfefefefe | 0
const NOT_LAST_COLUMN = 0x7f7f7f7f

/** The squares of a set and all squares that touch one by side or corner. */
export function dilate(lo: number, hi: number): Mask {
  const wideLo = lo | ((lo << 1) & NOT_FIRST_COLUMN) | ((lo >>> 1) & NOT_LAST_COLUMN)
  const wideHi = hi | ((hi << 1) & NOT_FIRST_COLUMN) | ((hi >>> 1) & NOT_LAST_COLUMN)
  return {
    lo: wideLo | (wideLo << 8) | (wideLo >>> 8) | (wideHi << 24),
    hi: wideHi | (wideHi << 8) | (wideHi >>> 8) | (wideLo >>> 24),
  }
}

/** 'b3' is the second column of the third row. */
export function squareName(square: number): string {
  return String.fromCharCode(97 + (square & 7)) + String((square >> 3) + 1)
}

export function squareFromName(name: string): number | undefined {
  if (!/^[a-h][1-8]$/.test(name)) return undefined
  return (name.charCodeAt(1) - 49) * GRID_SIZE + (name.charCodeAt(0) - 97)
}
