import { GEAR_UP_MODULE, RULE_OPTIONS } from '@graveshift/gear-up'
import { isFault } from '@graveshift/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_WISH, optionsOf, randomWish, SURVIVORS, withSurvivor } from './wish.ts'
import { wishOf } from './wish-of.ts'

test('the first wish can be played', () => {
  expect(isFault(GEAR_UP_MODULE.readOptions(optionsOf(FIRST_WISH)))).toBe(false)
})

test('whatever is clicked or drawn, the table can be played', () => {
  const act = fc.oneof(fc.constantFrom(...SURVIVORS), fc.array(fc.nat(), { minLength: 30, maxLength: 30 }))
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      let wish = FIRST_WISH
      for (const each of acts) {
        if (typeof each === 'string') wish = withSurvivor(wish, each)
        else {
          let at = 0
          wish = randomWish(wish, (n) => (each[at++ % each.length] ?? 0) % n)
        }
        expect(GEAR_UP_MODULE.readOptions(optionsOf(wish))).toMatchObject({ survivors: wish.survivors })
      }
    }),
  )
})

test('the leader stays the leader when others come and go, and is replaced when leaving', () => {
  const three = withSurvivor({ ...FIRST_WISH, leader: 'lisa' }, 'greta')
  expect(withSurvivor(three, 'ethan').leader).toBe('lisa')
  expect(withSurvivor(three, 'lisa').leader).toBe('ethan')
})

test('the last survivor cannot be sent away', () => {
  const one = withSurvivor(FIRST_WISH, 'lisa')
  expect(withSurvivor(one, 'ethan')).toBe(one)
})

test('every option of the rules goes from the setup to the engine and back by its spec', () => {
  const rules = Object.fromEntries(RULE_OPTIONS.map(({ id, usual }) => [id, !usual]))
  const options = optionsOf({ ...FIRST_WISH, rules })
  expect(GEAR_UP_MODULE.readOptions(options)).toMatchObject(rules)
  expect(wishOf(options).rules).toEqual(rules)
})
