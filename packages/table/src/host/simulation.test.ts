import { describe, expect, it } from 'vitest'
import { simulate } from './testing/simulation/simulate.ts'

describe('T7 two nodes, a store and six clients under one seed, short form', () => {
  let done = 0
  let crashes = 0

  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'seed %i: nothing lost, nothing doubled, everybody sees the same',
    async (seed) => {
      const run = await simulate(seed)
      expect(run.wrong).toEqual([])
      done += run.done
      crashes += run.crashes
    },
  )

  // A node slept while its clients went to the other one: what that one refused, it wrote.
  it.each([[26, 200]])('seed %i, which once went wrong', async (seed, moves) => {
    expect((await simulate(seed, moves)).wrong).toEqual([])
  })

  it('in which things did happen', () => {
    expect(done).toBeGreaterThan(300)
    expect(crashes).toBeGreaterThan(5)
  })

  it('the same seed gives the same run, text by text', async () => {
    const [one, two] = [await simulate(99, 60), await simulate(99, 60)]
    expect(two).toEqual(one)
  })
})
