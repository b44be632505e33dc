import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../words.ts'
import { FACE } from './face.ts'

const lookUp = (what: string, language: Language) => FACE.lookUp(what, language, 'draft')

test.each(['abominazione', 'abominio', 'Abominations', 'Monstren'])(
  '%s is found whatever language is spoken',
  (name) => {
    for (const language of LANGUAGES) expect(lookUp(name, language).join(' ')).toMatch(/ 3 .* 5 /)
  },
)

test('a card says everything it does', () => {
  expect(lookUp('fire axe', 'en')).toEqual([
    'Fire axe: Melee attack: range 0, dice 1, hits on 4+, damage 2, silent; opens doors, with noise; 1 starting card; 1 in the equipment deck',
  ])
  expect(lookUp('Canne mozze', 'it').join(' ')).toMatch(/doppia.*cartucce.*ricaricata/)
  expect(lookUp('crowbar', 'de').join(' ')).toContain('öffnet Türen leise')
  expect(lookUp('flashlight', 'en').join(' ')).toMatch(/Search: 2 cards.*works in the backpack too/)
  expect(lookUp('zantetsuken', 'en').join(' ')).toContain('1 in the crate deck')
  expect(lookUp('gunblades', 'en').join(' ')).toMatch(/Ranged attack.*Melee attack/)
})

test('printed abominations are told with their rule, survivors with their skills', () => {
  expect(lookUp('hobomination', 'en').join(' ')).toContain('No combat actions')
  expect(lookUp('wanda', 'en').join(' ')).toMatch(/health 3; blue: Sprint; yellow: \+1 action/)
  expect(lookUp('brute', 'en').join(' ')).toMatch(/^Fatty: /)
})

test('what has no name of its own is looked for among the rules', () => {
  expect(lookUp('reorganise', 'en')[0]).toMatch(/^Z2-ACT-06 /)
  expect(lookUp('Riorganizza', 'it')[0]).toMatch(/^Z2-ACT-06 /)
  expect(lookUp('Riorganizza', 'it').at(-1)).toContain('inglese')
  expect(lookUp('zeppelin', 'en')).toEqual([])
})
