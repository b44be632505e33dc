import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@graveshift/games'
import { nth } from '@graveshift/kernel'
import { mode } from '../mode.ts'
import { atLeast, seen } from '../parts/figures.ts'
import { isTimeUp } from '../parts/patience.ts'

export const program = fileURLToPath(new URL('../../../cli/src/testing/fuzz-main.ts', import.meta.url))

/** At a time, each with a seed of its own; the games take turns. */
const PIECE = 100_000

export const decisions = mode({
  tests: 'T12',
  about:
    'random answers, three of ten of them mutated, in whole games of each kind: `npm run fuzz` with more of them',
  day: { decisions: 300_000, seed: 1 },
  night: { decisions: 10_000_000 },
  async run({ decisions, seed }) {
    const wrong: string[] = []
    let made = 0
    let games = 0
    for (let piece = 0; made < decisions && wrong.length === 0 && !(isTimeUp() && piece > 0); piece++) {
      const count = String(Math.min(PIECE, decisions - made))
      const { id } = nth(GAMES, piece % GAMES.length)
      const args = [program, id, '--decisions', count, '--seed', String(seed + piece)]
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
      const [, more = '0', played = '0'] = /^fuzz: (\d+) decisions in (\d+) games/.exec(stdout) ?? []
      made += Number(more)
      games += Number(played)
      if (status !== 0 || more === '0') wrong.push(stderr.trim() || stdout.trim() || 'nothing was decided')
    }
    return [{ test: 'T12', measured: [atLeast('decisions', made, 10_000_000), seen('games', games)], wrong }]
  },
})
