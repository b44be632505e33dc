import { expect, test } from 'vitest'
import { SECOND } from '../../games/second-edition/simulate/simulated.ts'
import { goalsOf } from './goals.ts'
import { freshSummary } from './summary.ts'

test('missions must have been won, and about as often as their label says', () => {
  const summary = {
    ...freshSummary(),
    missions: {
      'zombicide-life': { games: 40, won: 0 },
      'y-zone': { games: 40, won: 8 },
      'small-town': { games: 2, won: 0 },
    },
  }
  const met = goalsOf(SECOND, summary).map(({ kind, of, met: is }) => `${kind} ${of} ${is}`)
  expect(met).toEqual([
    'won zombicide-life false',
    // Easy: so few wins in so many games are no bad luck.
    'label zombicide-life false',
    'won y-zone true',
    'label y-zone true',
    'won small-town false',
    'label small-town false',
  ])
  // What was counted is told as it was; that two games may be bad luck is said beside it.
  expect(goalsOf(SECOND, summary).at(-1)).toMatchObject({ of: 'small-town', met: false, sure: false })
})
