import stringWidth from 'string-width'

/** Lines of text that belong together; blocks may stand side by side. */
export type Block = readonly string[]

/** How many columns a text takes: colors take none, some letters two. */
export const widthOf = (text: string): number => stringWidth(text)

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

function blockWidth(block: Block): number {
  return block.reduce((most, line) => Math.max(most, widthOf(line)), 0)
}

function joinRow(blocks: readonly Block[], gap: number): string[] {
  const height = blocks.reduce((most, block) => Math.max(most, block.length), 0)
  const widths = blocks.map(blockWidth)
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, column) => padEnd(block[row] ?? '', widths[column] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

/** Blocks side by side, as many in a row as fit; rows of blocks are set apart by an empty line. */
export function sideBySide(blocks: readonly Block[], width: number, gap = 3): string[] {
  const lines: string[] = []
  let row: Block[] = []
  let used = 0
  const flush = () => {
    if (row.length === 0) return
    if (lines.length > 0) lines.push('')
    lines.push(...joinRow(row, gap))
    row = []
    used = 0
  }
  for (const block of blocks) {
    const wide = blockWidth(block)
    if (row.length > 0 && used + gap + wide > width) flush()
    used += (row.length > 0 ? gap : 0) + wide
    row.push(block)
  }
  flush()
  return lines
}

/** How many blocks of this width fit side by side. */
export function perRow(wide: number, width: number, gap = 3): number {
  return Math.max(1, Math.floor((width + gap) / (wide + gap)))
}

/** Spaces a line may end at: not before a percent sign, nor between a lone sign and the word that it stands for. */
const BREAKS = /(?<!(?:^| )\S) (?!%)|(?<=(?:^| )\S) (?=\S(?: |$))(?!%)/

/** A sentence broken between words; further lines start with the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  const start = text.length - text.trimStart().length
  let line = text.slice(0, start)
  let empty = true
  for (const word of text.slice(start).split(BREAKS)) {
    const longer = empty ? line + word : `${line} ${word}`
    if (!empty && widthOf(longer) > width) {
      lines.push(line)
      line = indent + word
    } else line = longer
    empty = false
  }
  lines.push(line)
  return lines
}

/** Parts put after one another with two spaces, going on to further lines where they do not fit. */
export function flow(parts: readonly string[], width: number, indent = '', gap = '  '): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (part === '') continue
    const longer = line === '' ? part : `${line}${gap}${part}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = indent + part
    } else line = longer
  }
  if (line !== '') lines.push(line)
  // A part that is wider than a line by itself is a sentence.
  return lines.flatMap((each) => (widthOf(each) > width ? wrap(each, width, indent) : [each]))
}
