import { describeContract } from '@graveshift/kernel/testing'
import { accepted } from '@graveshift/kernel/testing/table'
import { preparedBy } from '@graveshift/zones'
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
