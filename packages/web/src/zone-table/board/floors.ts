import type { Rect } from '@graveshift/zones'
import { grain } from './grain.ts'
import { boxPath, tenth } from './rects.ts'

/** How a floor is laid. */
export type Pattern = 'planks' | 'tiles' | 'check' | 'weave' | 'slab'

export interface Floor {
  readonly base: string
  readonly line: string
  readonly pattern: Pattern
}

/** The lines of a floor within a rectangle. */
export function floorLines(name: string, pattern: Pattern, [x0, y0, x1, y1]: Rect): string {
  const lines: string[] = []
  if (pattern === 'planks') {
    const next = grain(name)
    for (let y = y0; y < y1; y += 4) {
      if (y > y0) lines.push(`M${x0} ${y}H${x1}`)
      for (let x = x0 + 4 + next() * 12; x < x1; x += 12 + next() * 8)
        lines.push(`M${tenth(x)} ${y}v${Math.min(4, y1 - y)}`)
    }
  } else if (pattern === 'weave') for (let y = y0 + 2; y < y1; y += 2.5) lines.push(`M${x0} ${y}H${x1}`)
  else {
    const step = pattern === 'slab' ? 10 : 5
    for (let x = x0 + step; x < x1; x += step) lines.push(`M${x} ${y0}V${y1}`)
    for (let y = y0 + step; y < y1; y += step) lines.push(`M${x0} ${y}H${x1}`)
  }
  return lines.join('')
}

/** Every other square of a checked floor. */
export function checks([x0, y0, x1, y1]: Rect): string {
  const cells: string[] = []
  for (let y = y0, row = 0; y < y1; y += 5, row++)
    for (let x = x0 + (row % 2) * 5; x < x1; x += 10)
      cells.push(boxPath([x, y, Math.min(x + 5, x1), Math.min(y + 5, y1)]))
  return cells.join('')
}
