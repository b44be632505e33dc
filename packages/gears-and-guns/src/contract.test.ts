import { describeContract, walkGame } from '@graveshift/kernel/testing'
import { accepted } from '@graveshift/kernel/testing/table'
import { preparedBy } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { MISSIONS } from './content/missions.ts'
import type { Options, Western } from './game.ts'
import { westernRules } from './rules.ts'
import { readSetup } from './setup.ts'

const prepare = preparedBy((options: Options) => westernRules(options))

const optionsOf = (seed: number): Options =>
  accepted(
    readSetup({
      mission: MISSIONS[seed % MISSIONS.length]?.id ?? '',
      seats: 1 + (seed % 6),
      ultrared: seed % 2 === 0,
      piles: seed % 3 === 0 ? 'building' : 'tile',
    }),
  )

describeContract<Western>('the western game', (options) => prepare(options).rules, {
  options: optionsOf,
  games: MISSIONS.length,
})

test.each(MISSIONS.map(({ id }) => id))('%s is played to an end, whatever is answered', (mission) => {
  const options = accepted(readSetup({ mission, seats: 2 }))
  const { rules } = prepare(options)
  for (let seed = 1; seed <= 3; seed++) {
    const { board } = walkGame(rules, options, seed, ({ state }) => {
      expect(rules.broken(state.board)).toEqual([])
    })
    expect(board.outcome).toBe('lost')
  }
})
