import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import type { Row } from '../rows.ts'

const INK = '#2b2d33'
const BLOOD = '#a4343a'
const MOSS = '#4d7c5a'
const SAND = '#e8dcc0'
const SKY = '#4a6fa5'

const { document } = parseHTML('<!doctype html><html><body></body></html>')

const STYLE = { fontFamily: 'system-ui, sans-serif', fontSize: '12px', background: 'none', color: INK }

/** A plot as text, ready for a page without scripts. */
function draw(label: string, options: Plot.PlotOptions): string {
  const drawn = Plot.plot({ style: STYLE, ...options, document: document as never })
  const svg = drawn.tagName.toLowerCase() === 'svg' ? drawn : drawn.querySelector('svg')
  if (!svg) throw new Error('nothing was drawn')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  return svg.outerHTML
}

const PERCENT = { label: 'games won', domain: [0, 1] as const, percent: false, tickFormat: '.0%', grid: true }

type Say = (name: string) => string

type Band = readonly [least: number, most: number]

interface ShareChartOptions {
  /** What panels promise, by panel. */
  readonly bands?: Readonly<Record<string, Band>>
  /** What names promise, by name. */
  readonly bandOf?: (name: string) => Band | undefined
  readonly say?: Say
  readonly sayPanel?: Say
}

/** Shares with their intervals, in panels side by side; promised bands are shaded where there are any. */
export function shareChart(
  label: string,
  rows: readonly Row[],
  names: readonly string[],
  panels: readonly string[],
  { bands = {}, bandOf = () => undefined, say = String, sayPanel = String }: ShareChartOptions = {},
): string {
  const shaded = panels.flatMap((panel) => {
    const band = bands[panel]
    return band ? [{ panel, least: band[0], most: band[1] }] : []
  })
  const promised = rows.flatMap(({ panel, name }) => {
    const band = bandOf(name)
    return band ? [{ panel, name, least: band[0], most: band[1] }] : []
  })
  return draw(label, {
    width: 960,
    height: 280,
    marginBottom: 90,
    marginLeft: 50,
    x: { domain: [...names], label: null, tickRotate: -40, tickFormat: say },
    y: { ...PERCENT, domain: [0, 1] },
    fx: { domain: [...panels], label: null, tickFormat: sayPanel },
    marks: [
      Plot.rect(shaded, { fx: 'panel', y1: 'least', y2: 'most', fill: SAND }),
      Plot.barY(promised, { fx: 'panel', x: 'name', y1: 'least', y2: 'most', fill: SAND }),
      Plot.ruleX(rows, { fx: 'panel', x: 'name', y1: 'low', y2: 'high', stroke: SKY, strokeWidth: 2 }),
      Plot.dot(rows, { fx: 'panel', x: 'name', y: 'share', fill: SKY, r: 4 }),
      Plot.frame({ stroke: '#ccc' }),
    ],
  })
}

export interface Bar {
  readonly name: string
  readonly value: number
  readonly group?: string
}

interface BarOptions {
  readonly format?: string
  readonly mark?: number
  /** How wide the longest name is. */
  readonly names?: number
}

/** Horizontal bars, longest first unless they are grouped; a line marks what should be reached. */
export function barChart(
  label: string,
  bars: readonly Bar[],
  axis: string,
  { format = 'd', mark, names = 210 }: BarOptions = {},
): string {
  return draw(label, {
    width: 510 + names,
    height: 60 + 17 * bars.length,
    marginBottom: 45,
    marginLeft: names,
    x: { label: axis, grid: true, tickFormat: format },
    y: { domain: bars.map(({ name }) => name), label: null },
    marks: [
      Plot.barX(bars, { x: 'value', y: 'name', fill: MOSS }),
      ...(mark === undefined ? [] : [Plot.ruleX([mark], { stroke: BLOOD })]),
      Plot.ruleX([0]),
    ],
  })
}

/** The colors of Tableau 10, for parts that have none of their own. */
const COLOURS = [
  '#4e79a7',
  '#f28e2c',
  '#e15759',
  '#76b7b2',
  '#59a14f',
  '#edc949',
  '#af7aa1',
  '#ff9da7',
  '#9c755f',
  '#bab0ab',
]

/** What is meant by which color. */
function keyOf(names: readonly string[], colours: readonly string[]): string {
  const key = names.map((name, index) => `<span><i style="background:${colours[index]}"></i>${name}</span>`)
  return `<p class="key">${key.join('')}</p>`
}

/** Bars made of parts, stacked in one order in every row, with their key. */
export function stackChart(
  label: string,
  bars: readonly Required<Bar>[],
  axis: string,
  colours: Readonly<Record<string, string>> = {},
  format?: string,
): string {
  const names = [...new Set(bars.map(({ name }) => name))]
  const used = new Set(bars.map(({ group }) => group))
  const own = Object.keys(colours).filter((group) => used.has(group))
  const groups = [...own, ...[...used].filter((group) => !own.includes(group))]
  const range = groups.map((group, index) => colours[group] ?? COLOURS[index % COLOURS.length] ?? INK)
  const inOrder = [...bars].sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group))
  const chart = draw(label, {
    width: 720,
    height: 65 + 30 * names.length,
    marginBottom: 45,
    marginLeft: 110,
    x: { label: axis, grid: true, ...(format === undefined ? {} : { tickFormat: format }) },
    y: { domain: names, label: null },
    color: { domain: groups, range },
    marks: [
      // Parts called as colors are would be painted as they are called, whatever the key says.
      Plot.barX(inOrder, { x: 'value', y: 'name', fill: { value: 'group', scale: 'color' } }),
      Plot.ruleX([0]),
    ],
  })
  return `${chart}${keyOf(groups, range)}`
}

const STEPS = [1, 2, 5]
/** As many as an axis has room for. */
const MOST_TICKS = 10

/** Whole numbers for an axis of things that do not come in halves. */
export function wholeTicks(least: number, most: number): number[] {
  let step = 1
  for (let index = 0; (most - least) / step > MOST_TICKS; index++)
    step = (STEPS[index % STEPS.length] ?? 1) * 10 ** Math.floor(index / STEPS.length)
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step)
}

const WON_AND_LOST = { domain: ['won', 'lost'], range: [MOSS, BLOOD] }

/** Games by the turn they ended in, won above and lost below the line. */
export function lengthChart(
  label: string,
  lengths: Readonly<Record<string, Record<string, number>>>,
  axis: string,
  most: number,
): string {
  const bars = Object.entries(lengths).flatMap(([outcome, turns]) =>
    Object.entries(turns).map(([turn, games]) => ({
      turn: Number(turn),
      games: outcome === 'won' ? games : -games,
      outcome,
    })),
  )
  const games = [0, ...bars.map((bar) => bar.games)]
  return draw(label, {
    width: 720,
    height: 260,
    marginLeft: 60,
    x: { domain: Array.from({ length: most }, (_, index) => index + 1), label: axis },
    y: {
      label: 'games won (up) and lost (down)',
      grid: true,
      ticks: wholeTicks(Math.min(...games), Math.max(...games)),
      tickFormat: (count: number) => String(Math.abs(count)),
    },
    color: WON_AND_LOST,
    marks: [Plot.barY(bars, { x: 'turn', y: 'games', fill: 'outcome' }), Plot.ruleY([0])],
  })
}

interface Point {
  readonly line: string
  readonly at: number
  readonly value: number
}

/** Lines from left to right, of games won and of games lost; a dot where there is only one point. */
export function lineChart(label: string, points: readonly Point[], axis: string): string {
  const lines = { x: 'at', y: 'value', stroke: { value: 'line', scale: 'color' } } as const
  const chart = draw(label, {
    width: 720,
    height: 260,
    marginLeft: 60,
    x: { label: axis, ticks: wholeTicks(0, Math.max(1, ...points.map(({ at }) => at))), tickFormat: 'd' },
    y: { label: null, grid: true, zero: true },
    color: WON_AND_LOST,
    marks: [
      Plot.line(points, { ...lines, z: 'line', sort: 'at', strokeWidth: 2 }),
      Plot.dot(points, { ...lines, r: 2 }),
      Plot.ruleY([0]),
    ],
  })
  return `${chart}${keyOf(WON_AND_LOST.domain, WON_AND_LOST.range)}`
}
