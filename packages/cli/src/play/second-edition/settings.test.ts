import { expect, test } from 'vitest'
import { optionsFrom } from './settings.ts'

test('Z2-OPT-03 Z2-OPT-04 what is on without a word can be turned off by a flag', () => {
  expect(optionsFrom({}, 'a')).toMatchObject({ startingCardsReturn: true, sparedBuildings: true })
  expect(optionsFrom({ startingCardsLeave: true, allBuildingsSpawn: true }, 'a')).toMatchObject({
    startingCardsReturn: false,
    sparedBuildings: false,
  })
})
