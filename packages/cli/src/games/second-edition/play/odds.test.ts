import { FastChance, isFault, type Json, start } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language, wordsIn } from '../../../words.ts'

const DRIVE_BY = {
  mission: 'drive-by-shooting',
  survivors: ['elle', 'doug'],
  turn: 'elle',
  people: [
    { id: 'elle', zone: '4V.SE', hand: ['molotov'] },
    { id: 'doug', zone: '6V.E' },
  ],
  cars: [{ driver: 'elle' }],
  zombies: { '6V.E': { walker: 2 } },
}

/** What is said of an answer of Elle's turn. */
function oddsOf(raw: Json, language: Language = 'en'): string | undefined {
  const options = SECOND_EDITION_MODULE.readPosition(DRIVE_BY)
  if (isFault(options)) throw new Error(options.message)
  const { board, control } = start(SECOND_EDITION_MODULE.rulesFor(options), options, new FastChance(1))
  const [choice] = control.open
  if (!choice) throw new Error('nothing is asked')
  const odds = SECOND_EDITION_MODULE.tellOdds?.(options, choice, raw, board)
  return odds && wordsIn(language, 'second-edition').tell(odds)
}

test('Z2-CAR-04 Z2-CAR-05 a fast drive is offered with its odds, a slow one without', () => {
  expect(oddsOf({ do: 'drive', path: ['6V.E', '6V.SE'] })).toBe(
    '3 dice, 1.4 kills on average, 13% chance of none, 88% chance of hitting a friend',
  )
  expect(oddsOf({ do: 'drive', path: ['6V.E'] })).toBeUndefined()
})

test('Z2-EQP-08 a bottle is offered with what is certain, in every language', () => {
  for (const language of LANGUAGES) {
    const told = oddsOf({ do: 'throw', card: 'molotov', zone: '6V.E', sure: true }, language)
    expect(told).toMatch(/2.*100\s?%/)
  }
})
