import type { Term } from '@graveshift/kernel'
import type { Names } from '../words.ts'

/** Says a sentence by key in the player's language. */
export type Say = (key: string, values?: Readonly<Record<string, Term>>) => string

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue'

/** Signs of which everything is drawn; each means the same with and without color. */
export interface Signs {
  readonly open: string
  readonly crossed: string
  readonly mark: string
  readonly mouth: string
  readonly block: string
  readonly lineRight: string
  readonly lineBelow: string
  readonly owned: string
  readonly empty: string
  readonly rule: string
  readonly dot: string
}

/** What every drawing needs: words, colors, signs and how wide the paper is. */
export interface Pen {
  readonly say: Say
  /** What things are called in those words. */
  readonly names: Names
  readonly width: number
  readonly signs: Signs
  paint(style: Style, text: string): string
}

const CODES: Readonly<Record<Style, readonly [on: number, off: number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [36, 39],
}

const UNICODE: Signs = {
  open: '□',
  crossed: '×',
  mark: '○',
  mouth: '@',
  block: '▓',
  lineRight: '┊',
  lineBelow: '┄',
  owned: '■',
  empty: '·',
  rule: '─',
  dot: '·',
}

const ASCII: Signs = {
  open: 'o',
  crossed: 'x',
  mark: '0',
  mouth: '@',
  block: '#',
  lineRight: ':',
  lineBelow: '~',
  owned: '#',
  empty: '.',
  rule: '-',
  dot: '-',
}

export function makePen(
  say: Say,
  width: number,
  colour: boolean,
  ascii: boolean,
  names: Names = 'draft',
): Pen {
  return {
    say,
    names,
    width,
    signs: ascii ? ASCII : UNICODE,
    paint(style, text) {
      if (!colour || text === '') return text
      const [on, off] = CODES[style]
      return `\u001b[${on}m${text}\u001b[${off}m`
    },
  }
}
