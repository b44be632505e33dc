import { longer, walkGame } from '@graveshift/kernel/testing'
import { accepted } from '@graveshift/kernel/testing/table'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { westernRules } from '../rules.ts'
import { readSetup } from '../setup.ts'

const SEEDS = Array.from({ length: 2 * longer() }, (_, index) => index + 1)

describe.each(MISSIONS.map(({ id }) => id))('%s', (mission) => {
  test('GG-SET-04 is played by itself to an end, whatever is answered, with nothing broken on the way', () => {
    for (const seed of SEEDS) {
      const options = accepted(readSetup({ mission, seats: 1 + (seed % 3) }))
      const { rules } = westernRules(options)
      const { board } = walkGame(rules, options, seed, ({ state }) => {
        expect(rules.broken(state.board)).toEqual([])
      })
      expect(board.outcome).toBeDefined()
      expect(board.round).toBeGreaterThan(0)
    }
  })
})
