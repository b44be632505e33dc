import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mode } from '../mode.ts'
import { atMost, seen } from '../parts/figures.ts'

const packages = fileURLToPath(new URL('../../../', import.meta.url))

/** Patterns as they stand in the sources: after what may come before a value, never after one, as a division does. */
const LITERAL =
  /(?<=[(,=:[!&|?{;]\s*|return |^\s*)\/((?:[^/\\[\n*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)/gm

export interface Found {
  readonly where: string
  readonly pattern: RegExp
}

/** Every pattern of the code that runs in a server or a page; comments and tests apart. */
export function findPatterns(): Found[] {
  const found: Found[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!['node_modules', 'dist', 'testing'].includes(entry.name)) walk(path)
      } else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.test.')) read(path)
    }
  }
  const read = (path: string): void => {
    const text = readFileSync(path, 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    for (const [, source = '', flags = ''] of text.matchAll(LITERAL))
      try {
        found.push({ where: path.slice(packages.length), pattern: new RegExp(source, flags) })
      } catch {
        // Not a pattern after all.
      }
  }
  for (const name of readdirSync(packages)) if (name !== 'torture') walk(join(packages, name, 'src'))
  return found
}

const LENGTH = 64 * 1024

/** Long runs of what the pattern itself speaks of, each with an end that does not fit. */
function enemies({ source }: RegExp): string[] {
  const letters = new Set(['a', '0', ' ', '-', '\n', '[', ...source.replaceAll(/\\./g, '').slice(0, 40)])
  const words = source.match(/[\w#/-]{2,}/g)?.slice(0, 5) ?? []
  return [...letters, ...words].flatMap((piece) => {
    const run = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)
    return [run, `${run}\u0000`, `${run}!`]
  })
}

/** T30: how long each pattern takes for its worst enemy; the best of three, because others use the machine as well. */
export function timePatterns() {
  return findPatterns().map(({ where, pattern }) => {
    let worst = 0
    for (const text of enemies(pattern)) {
      let best = Number.POSITIVE_INFINITY
      for (let time = 0; time < 3 && best > 5; time++) {
        pattern.lastIndex = 0
        const began = performance.now()
        pattern.test(text)
        best = Math.min(best, performance.now() - began)
      }
      worst = Math.max(worst, best)
    }
    return { where, pattern, worst }
  })
}

export const patterns = mode({
  tests: 'T30',
  about: 'every regular expression of the sources against 64 KB that suit it',
  day: { most: 10 },
  night: {},
  async run({ most }) {
    const timed = timePatterns()
    const slow = timed.filter(({ worst }) => worst > most)
    const measured = [
      seen('patterns', timed.length),
      atMost('slowest', Math.max(...timed.map(({ worst }) => worst)), 10, 'ms'),
    ]
    const wrong = slow.map(({ where, pattern, worst }) => `${where}: ${pattern} took ${worst.toFixed(1)} ms`)
    return [{ test: 'T30', measured, wrong }]
  },
})
