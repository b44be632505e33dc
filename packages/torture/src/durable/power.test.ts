import { expect, test } from 'vitest'
import { hasStrace } from '../parts/strace.ts'
import { cutPower, playTraced } from './power.ts'

const play = { commands: 40, tables: 2, seed: 1 }

test.skipIf(!hasStrace())(
  'T37: what was told is there after the power went at any moment (needs strace)',
  async () => {
    const played = await playTraced(play)
    const { wrong, told, cuts } = await cutPower(played, 40, 1)
    expect([...played.wrong, ...wrong]).toEqual([])
    expect(told).toBeGreaterThanOrEqual(play.commands)
    expect(cuts).toBeGreaterThan(20)
    // The same moments on a disk that forces nothing: the test sees what is lost.
    expect((await cutPower(played, 40, 1, true)).wrong).not.toEqual([])
  },
  240_000,
)

test.skipIf(!hasStrace())(
  'T37: nor is anything lost when forcing the disk fails now and then (needs strace)',
  async () => {
    const played = await playTraced({ ...play, commands: 80 }, { first: 20, each: 5 })
    expect(played.steps.filter((step) => step.step === 'sync' && step.failed)).not.toEqual([])
    const { wrong, told } = await cutPower(played, 40, 1)
    expect([...played.wrong, ...wrong]).toEqual([])
    expect(told).toBeGreaterThanOrEqual(play.commands)
  },
  240_000,
)
