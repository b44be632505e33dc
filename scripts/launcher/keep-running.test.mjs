import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.mjs'

/** Runs that end with these codes, each after so many milliseconds. */
const played = async (runs, ms) => {
  let at = 0
  let clock = 0
  const code = await keepRunning(
    async () => {
      clock += ms
      return runs[at++]
    },
    () => clock,
  )
  return { code, runs: at }
}

test('a server in which Node itself broke is started again; one that was stopped, killed or refused is not', async () => {
  expect(await played([133, 134, 139, 0], 60_000)).toEqual({ code: 0, runs: 4 })
  for (const code of [0, 1, 130, 137, 143]) expect(await played([code], 60_000)).toEqual({ code, runs: 1 })
})

test('one that breaks at every start is let be', async () => {
  expect(await played([133, 133, 133, 133], 1_000)).toEqual({ code: 133, runs: 3 })
})
