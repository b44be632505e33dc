import { expect, test } from 'vitest'
import { passiveSkill } from './passive.ts'
import { SkillBook } from './skill-book.ts'

const bold = passiveSkill('bold', 'keepsBombs')
const keen = passiveSkill('keen', 'seesDeep')

test('two games may mean different things by one name, even in the same list', () => {
  const names = ['bold']
  expect(new SkillBook([bold]).powersFrom(names)).toMatchObject({ keepsBombs: true, seesDeep: false })
  expect(new SkillBook([passiveSkill('bold', 'seesDeep')]).powersFrom(names)).toMatchObject({
    keepsBombs: false,
    seesDeep: true,
  })
})

test('equal lists come to one and the same powers, however they are put together', () => {
  const book = new SkillBook([bold, keen])
  const own = ['bold']
  expect(book.powersFrom(['bold', 'keen'])).toBe(book.powersFrom(['bold', 'keen']))
  expect(book.powersWith(own, ['keen'])).toBe(book.powersFrom(['bold', 'keen']))
  expect(book.powersWith(own, ['keen'])).toBe(book.powersWith(own, ['keen']))
  expect(book.powersWith(own, [])).toBe(book.powersFrom(own))
  expect(() => book.powersFrom(['shy'])).toThrow('no skill shy')
})
