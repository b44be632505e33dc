import { tryUndos } from '@graveshift/table/undo-attempts'
import { mode } from '../mode.ts'
import { atLeast, seen } from '../parts/figures.ts'

export const undo = mode({
  tests: 'T16',
  about: 'undos tried at random: none crosses a draw, none leads to another state than there was',
  day: { attempts: 10_000, seed: 1 },
  night: { attempts: 100_000 },
  async run({ attempts, seed }) {
    const made = tryUndos(seed, attempts)
    const measured = [
      atLeast('attempts', made.attempts, 100_000),
      seen('refused at the horizon', made.beyond),
    ]
    return [{ test: 'T16', measured, wrong: made.wrong }]
  },
})
