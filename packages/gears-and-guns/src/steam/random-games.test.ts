import { walkGame } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import type { Options } from '../game.ts'
import { westernRules } from '../rules.ts'
import { yardSetup } from '../testing/yard.ts'

test('GG-STM-09 a one-shot mission with steam is played to an end, whatever is answered', () => {
  const setup = yardSetup({ seats: 2 })
  const { rules } = westernRules(setup)
  for (let seed = 1; seed <= 12; seed++) {
    const { board } = walkGame(rules, setup as Options, seed, ({ state }) => {
      expect(rules.broken(state.board)).toEqual([])
    })
    expect(board.outcome).toBeDefined()
  }
})
