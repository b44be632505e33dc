import { expect, test } from 'vitest'
import { goalsOf } from './goals.ts'
import { freshSummary } from './summary.ts'

const won = (share: number) => ({ games: 100, won: share })

test('bands, bosses, survivors, weapons and upgrades are held against what was counted', () => {
  const summary = {
    ...freshSummary(),
    seats: { easy: { 1: won(74), 2: won(75) }, hard: { 1: won(41) } },
    bosses: { easy: { screamer: won(60), mutation: won(91) } },
    survivors: { easy: { lisa: won(70), ethan: won(88) } },
    weapons: { sledgehammer: { came: 9, used: 1, squares: 5, kills: 0 } },
    upgrades: {
      'nail-gun lock-and-load': { offered: 100, taken: 4 },
      'nail-gun fast-reload': { offered: 20, taken: 1 },
    },
  }
  const met = (kind: string) =>
    goalsOf(summary)
      .filter((goal) => goal.kind === kind)
      .map(({ of, met: is }) => `${of} ${is}`)
  expect(met('band')).toEqual(['1 false', '2 true', '1 false'])
  expect(met('boss')).toEqual(['screamer false', 'mutation false'])
  expect(met('survivor')).toEqual(['lisa true', 'ethan true'])
  expect(met('weapon')).toHaveLength(24)
  expect(met('weapon').filter((line) => line.endsWith('true'))).toEqual(['sledgehammer true'])
  expect(met('upgrade')).toEqual(['nail-gun lock-and-load false', 'nail-gun fast-reload true'])
})
