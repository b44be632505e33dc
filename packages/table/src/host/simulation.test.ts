import { WESTERN_MODULE } from '@graveshift/gears-and-guns'
import type { Game, GameModule } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { describe, expect, it } from 'vitest'
import { ALLEY } from './testing/alley.ts'
import { GEAR_UP } from './testing/bed.ts'
import { nextMoveWithBots } from './testing/players.ts'
import type { Disaster } from './testing/simulation/disturb.ts'
import { simulate } from './testing/simulation/simulate.ts'

const ON_ZONES = [
  SECOND_EDITION_MODULE as unknown as GameModule<Game>,
  WESTERN_MODULE as unknown as GameModule<Game>,
]

describe('T7 two nodes, a store on a failing disk and six clients under one seed, short form', () => {
  let done = 0
  let bots = 0
  const happened = new Set<Disaster>()

  const seeds = Array.from({ length: 40 }, (_, index) => index + 1)
  it.each([
    ...seeds.map((seed) => ({ seed, game: ALLEY })),
    ...seeds.slice(0, 4).map((seed) => ({ seed, game: GEAR_UP })),
    ...ON_ZONES.map((game, index) => ({ seed: 41 + index, game })),
  ])(
    '$game.id, seed $seed: nothing lost, nothing doubled, everybody sees the same',
    async ({ seed, game }) => {
      const run = await simulate(seed, 100, game)
      expect(run.wrong).toEqual([])
      done += run.done
      for (const name of Object.keys(run.disasters) as Disaster[]) happened.add(name)
    },
  )

  it.each(seeds.slice(0, 12).map((seed) => ({ seed, game: seed > 10 ? GEAR_UP : ALLEY })))(
    'with bots, $game.id, seed $seed: none answers twice, all go on',
    async ({ seed, game }) => {
      const run = await simulate(seed, 80, game, nextMoveWithBots)
      expect(run.wrong).toEqual([])
      bots += run.bots
    },
  )

  it('in which things did happen', () => {
    expect(done).toBeGreaterThan(1500)
    expect(bots).toBeGreaterThan(30)
    expect([...happened].sort()).toEqual(['clock', 'crash', 'full', 'partition', 'power', 'sleep', 'wall'])
  })

  it('the same seed gives the same run, text by text', async () => {
    const [one, two] = [await simulate(99, 60), await simulate(99, 60)]
    expect(two).toEqual(one)
    expect((await simulate(98, 60)).trace).not.toBe(one.trace)
  })
})
