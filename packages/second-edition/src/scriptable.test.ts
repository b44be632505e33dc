import { isFault, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { SECOND_EDITION_MODULE as module } from './module.ts'

function scripted(options: Json, stream: string, results: Json) {
  const read = module.readOptions(options)
  if (isFault(read)) throw new Error(read.message)
  const script = module.readScript(read, stream, results)
  return isFault(script) ? script.message : script
}

test('a script takes the cards of its own deck', () => {
  expect(scripted({}, 'equipment', ['machete', 'baseball-bat'])).toEqual(['machete', 'baseball-bat'])
  expect(scripted({}, 'special', ['nailbat', 'aaahh-crate'])).toEqual(['nailbat', 'aaahh-crate'])
  expect(scripted({}, 'setup', ['fire-axe'])).toEqual(['fire-axe'])
  expect(scripted({ mission: 'M15' }, 'setup', ['wanda', 'fire-axe'])).toEqual(['wanda', 'fire-axe'])
  expect(scripted({}, 'abomination', ['hobomination'])).toEqual(['hobomination'])
})

test.each([
  [{}, 'special', 'machete', "special: 'machete' is not in this deck; it comes in equipment"],
  [{}, 'equipment', 'nailbat', "equipment: 'nailbat' is not in this deck; it comes in special"],
  [{}, 'setup', 'machete', "setup: 'machete' is not in this deck; it comes in equipment"],
  [{}, 'setup', 'wanda', "setup: there is no card 'wanda'"],
  [{}, 'spawn', 'machete', "spawn: 'machete' is not in this deck; it comes in equipment"],
  [{ zombieCards: ['easy'] }, 'spawn', '19', "spawn: there is no card '19'"],
  [
    { startingCardsReturn: false },
    'equipment',
    'baseball-bat',
    "equipment: 'baseball-bat' is not in this deck; it comes in setup",
  ],
  [{}, 'dice', 'machete', 'dice: must be numbers from 0 to 5'],
])('with %j a script for %s refuses %s', (options, stream, card, message) => {
  expect(scripted(options, stream, [card])).toBe(message)
})
