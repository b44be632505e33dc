import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { mode } from '../mode.ts'
import { atLeast, seen } from '../parts/figures.ts'

export const program = fileURLToPath(new URL('../../../../cli/src/testing/fuzz-main.ts', import.meta.url))

export const decisions = mode({
  tests: 'T12',
  about:
    'random answers, three of ten of them mutated, in whole games of Gear Up: `npm run fuzz` with more of them',
  day: { decisions: 300_000, seed: 1 },
  night: { decisions: 10_000_000 },
  async run({ decisions, seed }) {
    const args = [program, 'gear-up', '--decisions', String(decisions), '--seed', String(seed)]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    const [, made = '0', games = '?'] = /^fuzz: (\d+) decisions in (\d+) games/.exec(stdout) ?? []
    const measured = [atLeast('decisions', Number(made), 10_000_000), seen('games', games)]
    return [{ test: 'T12', measured, wrong: status === 0 ? [] : [stderr.trim() || stdout.trim()] }]
  },
})
