/** A number from 0 to 1 that is always the same for the same name: a hand's wobble that stays where it is. */
export function wobbleOf(name: string): number {
  let hash = 2166136261
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 16777619)
  hash ^= hash >>> 15
  return ((Math.imul(hash, 2246822519) >>> 8) & 0xffff) / 0xffff
}

const near = (name: string, value: number, by: number) => (value + (wobbleOf(name) * 2 - 1) * by).toFixed(1)

/** Two strokes of a marker over a square of a given size, a little off, as hands are. */
export function crossStrokes(name: string, x: number, y: number, size: number): readonly [string, string] {
  const inset = size * 0.16
  const far = size - inset
  const by = size * 0.07
  const at = (part: string, dx: number, dy: number) =>
    `${near(`${name}${part}x`, x + dx, by)} ${near(`${name}${part}y`, y + dy, by)}`
  const middle = size / 2
  return [
    `M${at('a', inset, inset)}Q${at('b', middle, middle * 0.85)} ${at('c', far, far)}`,
    `M${at('d', far, inset)}Q${at('e', middle, middle * 1.15)} ${at('f', inset, far)}`,
  ]
}

/** A ring drawn by hand: it does not quite close where it began. */
export function ringStroke(name: string, x: number, y: number, radius: number): string {
  const by = radius * 0.1
  const at = (part: string, dx: number, dy: number) =>
    `${near(`${name}${part}x`, x + dx, by)} ${near(`${name}${part}y`, y + dy, by)}`
  const r = radius
  const k = radius * 0.56
  return [
    `M${at('a', -r * 0.3, -r)}`,
    `C${at('b', k, -r * 1.1)} ${at('c', r, -k)} ${at('d', r, 0)}`,
    `C${at('e', r, k)} ${at('f', k, r)} ${at('g', 0, r)}`,
    `C${at('h', -k, r)} ${at('i', -r, k)} ${at('j', -r, 0)}`,
    `C${at('k', -r, -k)} ${at('l', -k, -r)} ${at('m', r * 0.25, -r * 0.95)}`,
  ].join('')
}

/** A tick in one stroke. */
export function tickStroke(name: string, x: number, y: number, size: number): string {
  const by = size * 0.06
  const at = (part: string, dx: number, dy: number) =>
    `${near(`${name}${part}x`, x + dx * size, by)} ${near(`${name}${part}y`, y + dy * size, by)}`
  return `M${at('a', 0.12, 0.55)}L${at('b', 0.4, 0.85)}L${at('c', 0.95, 0.08)}`
}
