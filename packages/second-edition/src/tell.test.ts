import { expect, test } from 'vitest'
import { SECOND_EDITION_MODULE } from './module.ts'

const options = SECOND_EDITION_MODULE.readPosition({
  mission: 'city-blocks',
  survivors: ['amy'],
  people: [{ id: 'amy', zone: '9R.SE' }],
  zombies: { '9R.E': { walker: 2 } },
})
if ('fault' in options) throw new Error(options.message)
const { board } = SECOND_EDITION_MODULE.rulesFor(options).begin(options)

test.each([
  ['13', 0, 'nobody'],
  ['13', 1, 'some'],
  ['40', 0, 'nothing'],
  ['40', 1, 'some'],
])('Z2-ZOM-15 of card %s at level %i it is said that it brings %s', (card, level, brings) => {
  const told = SECOND_EDITION_MODULE.tell(options, { type: 'spawnDrawn', card, zone: 0, level }, board)
  expect(told.with).toMatchObject({ brings })
})

test('an extra activation of zombies that are nowhere is said to do nothing', () => {
  const idle = [0, 1, 2].map((kind) => {
    const event = { type: 'activated', kinds: 1 << kind, zone: -1, why: 'card' } as const
    return SECOND_EDITION_MODULE.tell(options, event, board).with?.idle
  })
  expect(idle).toEqual(['no', 'yes', 'yes'])
})
