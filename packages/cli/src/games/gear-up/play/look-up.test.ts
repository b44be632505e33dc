import { expect, test } from 'vitest'
import { lookUp } from './look-up.ts'

test('an effect, a boss and a zombie are found by id and by their names in the language', () => {
  expect(lookUp('knockback', 'en').join(' ')).toContain('third slot')
  expect(lookUp('Lock and Load', 'en')).toEqual(lookUp('lock-and-load', 'en'))
  expect(lookUp('Cut Down', 'en')[0]).toMatch(/^Cut Down: /)
  expect(lookUp('zombiphant', 'de')).toHaveLength(2)
  expect(lookUp('super-abomination', 'it').join(' ')).toContain('2')
  expect(lookUp('Stinky', 'en').join(' ')).toContain('one more damage icon')
  expect(lookUp('walker', 'en').join(' ')).toContain('no rule of its own')
  expect(lookUp('multi-hit', 'en').join(' ')).toContain('2 times')
})

test('a ruling comes in the reader’s language, a rule of the ledger says that it is English only', () => {
  expect(lookUp('r13', 'en')[0]).toContain('Split')
  expect(lookUp('R13', 'de')).not.toEqual(lookUp('R13', 'en'))
  expect(lookUp('gu-atk-03', 'en')).toHaveLength(1)
  expect(lookUp('GU-ATK-03', 'it')).toHaveLength(2)
})

test('what there is not is not found', () => {
  for (const what of ['R999', 'GU-XXX-99', 'nobody', '']) expect(lookUp(what, 'en')).toEqual([])
})
