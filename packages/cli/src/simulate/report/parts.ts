import { type Count, isTelling, type Share, shareOf } from '../share.ts'
import type { Goal } from '../simulated-game.ts'
import type { Bar } from './chart.ts'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Ready for the page; a figure is not parted from its percent sign. */
export const plain = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign).replaceAll(' %', '&nbsp;%')
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** A difference of two shares: percent of what is asked otherwise. */
export const points = (difference: number): string => {
  const rounded = (100 * difference).toFixed(1)
  return `${difference > 0 ? '+' : ''}${rounded} points`
}

export const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`

const TOO_FEW = 'too few games to tell'

/** How sure one can be of a share, as a reader needs it. */
export const verdictOf = (share: Share): string => (isTelling(share) ? '' : TOO_FEW)

/** All games together in a sentence. */
export function wonInWords(count: Readonly<Count>): string {
  const { share, low, high } = shareOf(count)
  const verdict = isTelling({ share, low, high }) ? '' : `: ${TOO_FEW}`
  const won = `${count.won} of ${counted(count.games, 'game', 'games')} won`
  return `${won}, ${percent(share)} (95 % interval ${percent(low)} to ${percent(high)})${verdict}`
}

/** Whether a goal is met: by count alone where there were too few games. */
export function verdictOn({ met, sure }: Goal): string {
  const word = met ? 'met' : 'not met'
  return sure ? word : `${word} by count; ${TOO_FEW}`
}

/** How many goals are met by count, and of how many there is no doubt. */
export function metOf(goals: readonly Goal[]): string[] {
  const met = goals.filter((goal) => goal.met)
  const open = goals.filter(({ sure }) => !sure).length
  return [
    `${met.length} of ${goals.length}`,
    String(met.filter(({ sure }) => sure).length),
    String(goals.filter((goal) => !goal.met && goal.sure).length),
    String(open),
  ]
}

/** Said above a table of goals. */
export const SURE =
  'Met or missed for sure: the whole 95 % interval lies within the wanted bounds or outside of them. Everything else may still be luck.'

export const METS = ['met by count', 'met for sure', 'missed for sure', TOO_FEW] as const

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${plain(text)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${plain(text)}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

export function section(title: string, note: string, content: string): string {
  return `<section><h2>${plain(title)}</h2><p>${plain(note)}</p>${content}</section>`
}

export const figure = (title: string, note: string, chart: string): string =>
  section(title, note, `<figure>${chart}</figure>`)

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
