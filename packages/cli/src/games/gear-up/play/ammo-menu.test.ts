import { contentFor, GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { makePen } from '../../../play/pen.ts'
import { wordsIn } from '../../../words.ts'
import { menuOf } from './questions.ts'

const pen = makePen(wordsIn('en').say, 80, false, false)

function ammoQuestion(ammo: number, grids: readonly string[]) {
  const street: Json = grids.map((grid) => ({ slot: 1, type: 'walker', speed: 'slow', grid: [grid] }))
  const options = GEAR_UP_MODULE.readPosition({ step: 'ammo', seats: [{ survivor: 'ethan', ammo, street }] })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'x' })
  if (isRefusal(session)) throw new Error(session.refused)
  const { rules, state } = session
  return menuOf({ pen, content: contentFor(options), rules, state }, nth(session.choices(), 0))
}

test('Enter alone keeps the ammo where it could not kill', () => {
  expect(ammoQuestion(1, ['###']).enter).toBe('d')
  expect(ammoQuestion(1, ['###', '##']).enter).toBe('d')
})

test('Enter alone means nothing while the ammo could kill', () => {
  expect(ammoQuestion(1, ['#xx']).enter).toBeUndefined()
  expect(ammoQuestion(1, ['###', '#x']).enter).toBeUndefined()
  expect(ammoQuestion(2, ['##x']).enter).toBeUndefined()
})
