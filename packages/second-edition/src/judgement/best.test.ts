import { FastChance, randomStep, start } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import type { Pick } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { positionOf } from '../testing/random-position.ts'

const GAMES = 120

test('the best looking answer is the one that looking at all of them finds', () => {
  const kinds = new Set<string>()
  for (let game = 0; game < GAMES; game++) {
    const mission = MISSIONS[game % MISSIONS.length]?.id
    const read = SECOND_EDITION_MODULE.readOptions({ mission, seats: 1 + (game % 6) } as never)
    const options = game % 2 || 'fault' in read ? positionOf(game) : read
    const rules = SECOND_EDITION_MODULE.rulesFor(options)
    const { judgement, choices } = rules
    const chance = new FastChance(game)
    const state = start(rules, options, chance)
    do
      for (const choice of state.control.open) {
        const known = judgement.best?.(state.board, choice)
        if (known === undefined) continue
        let best: Pick | undefined
        let most = 0
        for (const pick of choices[choice.kind].list(state.board, choice as never)) {
          const worth = judgement.evaluateMove?.(state.board, choice, pick) ?? 0
          if ((best && worth <= most) || judgement.prune?.(state.board, choice, pick)) continue
          best = pick
          most = worth
        }
        expect(known).toEqual(best)
        kinds.add(`${choice.kind} ${known.do}`)
      }
    while (randomStep(rules, state, chance, chance))
  }
  expect(kinds.size).toBeGreaterThan(15)
})
