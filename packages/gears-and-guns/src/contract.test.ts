import { describeContract, walkGame } from '@graveshift/kernel/testing'
import { accepted } from '@graveshift/kernel/testing/table'
import { preparedBy } from '@graveshift/zones'
import { expect, test } from 'vitest'
import type { Options, Western } from './game.ts'
import { westernRules } from './rules.ts'
import { readSetup } from './setup.ts'

/** Missions whose rules are all there. A feature that completes one adds it. */
const PLAYED = ['dry-run', 'nobodys-hotel', 'the-test-yard']

const prepare = preparedBy((options: Options) => westernRules(options))

const optionsOf = (seed: number): Options =>
  accepted(readSetup({ mission: PLAYED[seed % PLAYED.length] ?? '', seats: 1 + (seed % 6) }))

describeContract<Western>('the western game', (options) => prepare(options).rules, {
  options: optionsOf,
  games: 8,
})

test.each(PLAYED)('%s is played through rounds to an end, whatever is answered', (mission) => {
  const options = accepted(readSetup({ mission, seats: 2 }))
  const { rules } = prepare(options)
  for (let seed = 1; seed <= 10; seed++) {
    const { board } = walkGame(rules, options, seed, ({ state }) => {
      expect(rules.broken(state.board)).toEqual([])
    })
    expect(board.outcome).toBe('lost')
    expect(board.round).toBeGreaterThan(1)
  }
})
