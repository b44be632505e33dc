import { kitFor, WESTERN_MODULE } from '@graveshift/gears-and-guns'
import { isFault } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { steamAhead } from './steam-ahead.ts'

function kitOf(mission: string) {
  const options = WESTERN_MODULE.readOptions({ mission })
  if (isFault(options)) throw new Error(options.message)
  return kitFor(options)
}

test('the gauge says in rounds when jets scald and when all is lost', () => {
  const kit = kitOf('fightin-words')
  expect(steamAhead(kit, { gauge: 8 })).toMatchObject({ scalds: 3, lost: 6, isFixed: false, isSafe: false })
  expect(steamAhead(kit, { gauge: 13 })).toMatchObject({ scalds: 1, lost: 4 })
  expect(steamAhead(kit, { gauge: 14 })).toMatchObject({ scalds: 0, lost: 3 })
})

test('without steam there is no gauge, and some missions hold it still', () => {
  expect(steamAhead(kitOf('dry-run'), { gauge: 0 })).toBeUndefined()
  expect(steamAhead(kitOf('the-relay-station'), { gauge: 18 })).toMatchObject({ isFixed: true })
})
