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

interface ShareChartOptions {
  /** What panels promise, by panel. */
  readonly bands?: Readonly<Record<string, readonly [least: number, most: number]>>
  readonly say?: Say
  readonly sayPanel?: Say
}

/** Shares with their intervals, in panels side by side; the promised band is shaded where there is one. */
export function shareChart(
  label: string,
  rows: readonly Row[],
  names: readonly string[],
  panels: readonly string[],
  { bands = {}, say = String, sayPanel = String }: ShareChartOptions = {},
): string {
  const shaded = panels.flatMap((panel) => {
    const band = bands[panel]
    return band ? [{ panel, least: band[0], most: band[1] }] : []
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

/** Horizontal bars, longest first unless they are grouped; a line marks what should be reached. */
export function barChart(
  label: string,
  bars: readonly Bar[],
  axis: string,
  { format = 'd', mark }: { readonly format?: string; readonly mark?: number } = {},
): string {
  return draw(label, {
    width: 720,
    height: 40 + 17 * bars.length,
    marginLeft: 210,
    x: { label: axis, grid: true, tickFormat: format },
    y: { domain: bars.map(({ name }) => name), label: null },
    marks: [
      Plot.barX(bars, { x: 'value', y: 'name', fill: MOSS }),
      ...(mark === undefined ? [] : [Plot.ruleX([mark], { stroke: BLOOD })]),
      Plot.ruleX([0]),
    ],
  })
}

/** Bars made of parts, with their key. */
export function stackChart(label: string, bars: readonly Required<Bar>[], axis: string): string {
  const names = [...new Set(bars.map(({ name }) => name))]
  const groups = [...new Set(bars.map(({ group }) => group))]
  const chart = draw(label, {
    width: 720,
    height: 50 + 30 * names.length,
    marginLeft: 110,
    x: { label: axis, grid: true },
    y: { domain: names, label: null },
    color: { domain: groups, scheme: 'Tableau10' },
    marks: [Plot.barX(bars, { x: 'value', y: 'name', fill: 'group' }), Plot.ruleX([0])],
  })
  const colours = Plot.scale({ color: { domain: groups, scheme: 'Tableau10' } })
  const key = groups.map(
    (group) => `<span><i style="background:${colours?.apply(group)}"></i>${group}</span>`,
  )
  return `${chart}<p class="key">${key.join('')}</p>`
}

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
  return draw(label, {
    width: 720,
    height: 260,
    marginLeft: 60,
    x: { domain: Array.from({ length: most }, (_, index) => index + 1), label: axis },
    y: { label: 'games won (up) and lost (down)', grid: true },
    color: { domain: ['won', 'lost'], range: [MOSS, BLOOD] },
    marks: [Plot.barY(bars, { x: 'turn', y: 'games', fill: 'outcome' }), Plot.ruleY([0])],
  })
}
