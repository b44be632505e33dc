import type { Bar } from './chart.ts'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${plain(text)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${plain(text)}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

export function figure(title: string, note: string, chart: string): string {
  return `<section><h2>${plain(title)}</h2><p>${plain(note)}</p><figure>${chart}</figure></section>`
}

/** The figures of a record as bars, the longest first. */
export function barsOf(record: Readonly<Record<string, number>>, say: (id: string) => string): Bar[] {
  return Object.entries(record)
    .map(([id, value]) => ({ name: say(id), value }))
    .sort((one, other) => other.value - one.value)
}

/** One figure of each entry of a record. */
export function figuresOf<T>(
  record: Readonly<Record<string, T>>,
  of: (value: T) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, of(value)]))
}
