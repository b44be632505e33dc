import { momentsOf } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import { strengthAt } from './judgement/arms.ts'
import { bestMove } from './judgement/prune.ts'
import { powersOf } from './people.ts'
import { tinyKit } from './testing/tiny/kit.ts'
import { randomTiny } from './testing/tiny/random-options.ts'
import { tinyRules } from './testing/tiny/rules.ts'

const GAMES = 12

test('what is kept of people through whole games is what a kit finds that has kept nothing', () => {
  const found = { strengths: new Set<number>(), moves: new Set<number>(), budgets: new Set<string>() }
  for (let seed = 1; seed <= GAMES; seed++) {
    const options = randomTiny(seed)
    const kit = tinyKit(options)
    for (const { board } of momentsOf(tinyRules(options), options, seed)) {
      const fresh = tinyKit(options)
      board.people.forEach((_, person) => {
        const powers = powersOf(kit, board, person)
        expect(powers).toBe(powersOf(fresh, board, person))
        expect(strengthAt(kit, board, person)).toBe(strengthAt(fresh, board, person))
        found.budgets.add(powers.budget.join())
        found.strengths.add(strengthAt(kit, board, person))
        board.people.forEach((_partner, partner) => {
          expect(bestMove(kit, board, person, partner)).toBe(bestMove(fresh, board, person, partner))
          found.moves.add(bestMove(kit, board, person, partner))
        })
      })
    }
  }
  for (const values of Object.values(found)) expect(values.size).toBeGreaterThan(1)
})
