import { contentFor, GEAR_UP_MODULE, type Hit, type Pick } from '@graveshift/gear-up'
import { isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { drawMenu, readMenu } from '../../../play/menu.ts'
import { makePen } from '../../../play/pen.ts'
import { wordsIn } from '../../../words.ts'
import type { GearUpMenu, GearUpOutcome } from './menu.ts'
import { showSquares } from './placement.ts'
import { menuOf } from './questions.ts'

const pen = makePen(wordsIn('en').say, 80, false, false)
const walker = { slot: 1, type: 'walker', speed: 'slow', fixed: 0, grid: ['##A', '#D.', 'x..'] } as const
const dog = { slot: 3, type: 'zombie-dog', speed: 'fast', fixed: 1, grid: ['###'] } as const

function questionOf(street: Json): GearUpMenu {
  const options = GEAR_UP_MODULE.readPosition({
    seats: [{ survivor: 'ethan', weapons: { red: { shape: ['##', '#.'] } }, street }],
    card: 'red-slow',
  })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'x' })
  if (isRefusal(session)) throw new Error(session.refused)
  const { rules, state } = session
  return menuOf({ pen, content: contentFor(options), rules, state }, nth(session.choices(), 0))
}

const isHit = (pick: Pick): pick is Hit => pick.do === 'hit'

/** 'hit 1: b1 b2', the reason and rule of a refusal, or the first line of a further menu. */
function told(outcome: GearUpOutcome | undefined): string {
  if (!outcome) return 'not understood'
  if ('refusal' in outcome) return `${outcome.refusal.refused} ${outcome.refusal.rule}`
  if ('menu' in outcome) return outcome.menu.lines.find((line) => line !== '') ?? ''
  const { pick } = outcome
  return isHit(pick) ? `hit ${pick.target}: ${showSquares(pick)}` : pick.do
}

test('with one target the placements come at once, the best first', () => {
  const menu = questionOf([walker])
  expect(told(readMenu(menu, '1'))).toBe('hit 1: b1 c1 b2')
  const lines = drawMenu(pen, menu)
  const under = (text: string) => lines.findIndex((line) => line.startsWith(text))
  expect(under('1  b1 c1 b2')).toBeGreaterThan(0)
  expect(under('-1 damage')).toBeGreaterThan(under('1  b1 c1 b2'))
  expect(under('-1 in this walk')).toBeGreaterThan(0)
  expect(under('+1 armor')).toBeGreaterThan(0)
})

test('squares may be typed, in any order and with commas', () => {
  const menu = questionOf([walker])
  expect(told(readMenu(menu, 'B1, a1 a2'))).toBe('hit 1: a1 b1 a2')
  expect(told(readMenu(menu, 's b2'))).toBe('hit 1: b2')
})

test('GU-ATK-03 GU-ATK-12 what is typed wrongly is refused with the reason and the rule', () => {
  const menu = questionOf([walker])
  expect(told(readMenu(menu, 'a2 b2 a3'))).toBe('already-crossed GU-ATK-03')
  expect(told(readMenu(menu, 'c1 c2 b2'))).toBe('outside-spaces GU-ATK-03')
  expect(told(readMenu(menu, 'a1 b1 c1'))).toBe('not-the-shape GU-ATK-03')
  expect(told(readMenu(menu, 'a1 b1'))).toBe('not-the-shape GU-ATK-12')
  expect(told(readMenu(menu, 'z9'))).toBe('not understood')
})

test('with several targets a zombie goes by its own number, squares may follow', () => {
  const menu = questionOf([walker, dog])
  expect(menu.options.map(({ key }) => key)).toEqual(['1', '2', 'p'])
  expect(told(readMenu(menu, '1'))).toContain('choose a placement')
  expect(told(readMenu(menu, '2'))).toContain('cross off a single space')
  expect(told(readMenu(menu, '2 b1'))).toBe('hit 2: b1')
  expect(told(readMenu(menu, '2 a1 b1'))).toBe('not-the-shape GU-ATK-12')
  expect(told(readMenu(menu, 'p'))).toBe('pass')
})

test('at the placements too a line may begin with the target, this one or another', () => {
  const menu = questionOf([walker, dog])
  const chosen = readMenu(menu, '1')
  const placements = chosen && 'menu' in chosen ? chosen.menu : menu
  expect(told(readMenu(placements, '1 a1 b1 a2'))).toBe('hit 1: a1 b1 a2')
  expect(told(readMenu(placements, '2 b1'))).toBe('hit 2: b1')
  expect(told(readMenu(placements, '9 b1'))).toBe('not understood')
  expect(told(readMenu(questionOf([walker]), '1 a1 b1 a2'))).toBe('hit 1: a1 b1 a2')
})
