// npm run bench:web [-- --quick] [--json] [--only TEXT] [--keep]
//
// Measures the browser client in a real Chromium. What is measured and why: docs/performance.md.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startBrowser } from '../../packages/web/shots/open.ts'
import { keepRun } from '../src/keep.ts'
import { type Figure, HEAD, jsonLines, rows, table } from './figure.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measureFrames } from './frames.ts'
import { DESKTOP, PHONE } from './open-page.ts'
import { measurePlacing } from './placing.ts'
import { measureWholeGame } from './whole-game.ts'
import { measureHorde, measureZoneVisit } from './zones.ts'

const tell = (text: string) => process.stderr.write(`bench:web: ${text}\n`)

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const pace = values.quick
  ? { visits: 1, placements: 20, seconds: 3 }
  : { visits: 5, placements: 100, seconds: 10 }

const browser = await startBrowser()
try {
  const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
    'first visit': () => measureFirstVisit(browser, pace.visits),
    'placing, desktop': () => measurePlacing(browser, DESKTOP, pace.placements),
    'placing, phone': () => measurePlacing(browser, PHONE, pace.placements),
    'frames, desktop': () => measureFrames(browser, DESKTOP, pace.seconds),
    'frames, phone': () => measureFrames(browser, PHONE, pace.seconds),
    'whole game': () => measureWholeGame(browser),
    'zones, visit': () => measureZoneVisit(browser, pace.visits),
    'zones, desktop': () => measureHorde(browser, DESKTOP),
    'zones, phone': () => measureHorde(browser, PHONE),
  }
  const load = loadavg()[0]?.toFixed(1)
  tell(
    `Chromium ${browser.version()}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load ${load}`,
  )
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (!name.includes(values.only)) continue
    tell(`${name} ...`)
    const part = await measure()
    // What is known is told at once: a long run may be cut short.
    process.stderr.write(`${table(part)}\n`)
    figures.push(...part)
  }
  if (values.keep) keepRun('web', 'npm run bench:web -- --keep', HEAD, rows(figures))
  process.stdout.write(`${values.json ? jsonLines(figures) : table(figures)}\n`)
} finally {
  await browser.close()
}
