import { expect, test } from 'vitest'
import { BOSS_IDS, SURVIVOR_IDS } from '../play/gear-up/settings.ts'
import { BOSSES, SURVIVORS } from './play.ts'

test('the help of play names every survivor and boss there is', () => {
  expect(SURVIVORS).toBe(SURVIVOR_IDS.join(', '))
  expect(BOSSES).toBe(BOSS_IDS.join(', '))
})
