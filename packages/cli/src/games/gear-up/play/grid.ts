import type { Mask } from '@graveshift/kernel'
import type { Pen, Style } from '../../../play/pen.ts'

const EMPTY: Mask = { lo: 0, hi: 0 }

export const has = (mask: Mask, square: number): boolean =>
  square < 32 ? (mask.lo & (1 << square)) !== 0 : (mask.hi & (1 << (square - 32))) !== 0

/** What one square of a grid shows: an icon's letter, or nothing but a space to cross. */
const ICONS: Readonly<Record<string, readonly [key: string, style: Style]>> = {
  D: ['play.sign.damage', 'red'],
  A: ['play.sign.armor', 'blue'],
  M: ['play.sign.ammo', 'yellow'],
  Y: ['colour-letter.yellow', 'yellow'],
  B: ['colour-letter.blue', 'blue'],
}

export interface GridDrawing {
  readonly rows: readonly string[]
  readonly crossed: Mask
  /** The shape drawn in, for a look ahead. */
  readonly covered?: Mask
  /** Screamer: the squares of the mouth. */
  readonly mouth?: Mask
  /** Mutation: squares with a dotted line to their right or below. */
  readonly lineRight?: Mask
  readonly lineBelow?: Mask
}

function signOf(pen: Pen, drawing: GridDrawing, square: number, letter: string): string {
  if (has(drawing.crossed, square)) return pen.paint('dim', pen.signs.crossed)
  if (letter === 'O') return pen.signs.mark
  const icon = ICONS[letter]
  return icon ? pen.paint(icon[1], pen.say(icon[0])) : pen.signs.open
}

/** Two columns: what stands between this square and the one to its left, and the square itself. */
function cellOf(pen: Pen, drawing: GridDrawing, square: number, letter: string): string {
  const { signs } = pen
  const line = (square & 7) > 0 && has(drawing.lineRight ?? EMPTY, square - 1)
  if (letter === '.') return `${line ? signs.lineRight : ' '} `
  if (has(drawing.covered ?? EMPTY, square)) {
    const icon = ICONS[letter]
    return pen.paint('green', signs.block + (icon ? pen.say(icon[0]) : signs.block))
  }
  const before = line ? signs.lineRight : has(drawing.mouth ?? EMPTY, square) ? signs.mouth : ' '
  return before + signOf(pen, drawing, square, letter)
}

function lineUnder(pen: Pen, drawing: GridDrawing, row: number, columns: number): string | undefined {
  const below = drawing.lineBelow ?? EMPTY
  let text = ''
  for (let column = 0; column < columns; column++)
    text += has(below, row * 8 + column) ? ` ${pen.signs.lineBelow}` : '  '
  return text.trim() === '' ? undefined : ` ${text}`
}

/** A grid with letters above and numbers at the side, so that every square has a name like b2. */
export function drawGrid(pen: Pen, drawing: GridDrawing): string[] {
  const columns = drawing.rows.reduce((most, row) => Math.max(most, row.length), 0)
  let head = ' '
  for (let column = 0; column < columns; column++) head += ` ${String.fromCharCode(97 + column)}`
  const lines = [pen.paint('dim', head)]
  drawing.rows.forEach((letters, row) => {
    let text = pen.paint('dim', String(row + 1))
    for (let column = 0; column < columns; column++)
      text += cellOf(pen, drawing, row * 8 + column, letters[column] ?? '.')
    lines.push(text)
    const under = lineUnder(pen, drawing, row, columns)
    if (under !== undefined) lines.push(under)
  })
  return lines
}

/** A hit shape as a little picture. */
export function drawShape(pen: Pen, rows: readonly string[]): string[] {
  const block = pen.signs.block.repeat(2)
  return rows.map((row) => [...row].map((sign) => (sign === '#' ? block : '  ')).join(''))
}
