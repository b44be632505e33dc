import { isRefusal } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { readThoughts, thoughtOf } from '../../zone-table/turn/thought-of.ts'
import { pointAt } from '../../zone-table/words/point-at.ts'
import { CROWDED, drawnPosition } from './testing/drawn.ts'
import { SECOND_EDITION_ZONES as FACE } from './zone-face.ts'

const { session, zone } = drawnPosition(CROWDED)
const kit = FACE.kitFor(session.options)
const elle = session.state.board.people.findIndex(({ id }) => id === 'elle')

test('a line about a walk points at the zones walked through', () => {
  const [choice] = session.choices()
  if (!choice) throw new Error('nobody is asked')
  const done = session.do(0, choice.id, { do: 'move', to: '7R.a' })
  if (isRefusal(done)) throw new Error(done.refused)
  const walked = session
    .moments(session.seq)
    .map(({ event }) => event)
    .find(({ type }) => type === 'walked')
  expect(walked && pointAt(kit, walked)?.targets).toEqual([zone('7R.a')])
})

test.each([
  [
    'zombies that went, at where from and where to',
    { type: 'zombiesMoved', moves: [3, 5, 0, 2] },
    [3, 5],
    [],
  ],
  ['a blow, at its zone and not at who struck', { type: 'attacked', zone: 4, person: elle }, [4], []],
  ['a card, at whoever drew it', { type: 'drawn', pile: 0, card: 'pan', person: elle }, [], [elle]],
])('a line points: %s', (_, event, targets, people) => {
  expect(pointAt(kit, event)).toMatchObject({ targets, people })
})

test('a line about the round points at nothing, and a slot is no zone', () => {
  expect(pointAt(kit, { type: 'roundBegan', round: 2 } as never)).toBeUndefined()
  expect(pointAt(kit, { type: 'arranged', person: elle, to: 'hand', from: 'pack' } as never)).toMatchObject({
    targets: [],
  })
})

test('a door is pointed at on both of its sides', () => {
  const [door] = kit.map.doors
  expect(pointAt(kit, { type: 'doorOpened', door: 0, person: elle } as never)?.targets).toEqual(door?.between)
})

test('ways are told to others by the names of zones, with what they are about', () => {
  const path = ['7R.SE', '7R.a', '7R.b'].map(zone)
  const walk = { path, zone: zone('7R.b') }
  expect(readThoughts(kit, thoughtOf(kit, walk))).toEqual([walk])
  // Whoever shoots from afar thinks of what is struck.
  const shot = { path: path.slice(0, 2), zone: zone('7R.b') }
  expect(readThoughts(kit, thoughtOf(kit, shot))).toEqual([shot])
})

test('an answer that others propose is seen at its zones', () => {
  const [one, other] = ['7R.a', '7R.b'].map(zone)
  expect(readThoughts(kit, { do: 'split', to: ['7R.a', '7R.b'] })).toEqual([
    { path: [], zone: one },
    { path: [], zone: other },
  ])
  expect(readThoughts(kit, { do: 'dark', zone: '7R.a' })).toEqual([{ path: [], zone: one }])
})

test.each([
  null,
  'nonsense',
  { way: 3 },
  { way: ['nowhere'], at: '7R.a' },
  { way: ['7R.a'], at: 7 },
  { way: [], at: null },
  { do: 'end' },
  { do: 'split', to: ['7R.a', 'nowhere'] },
  { zone: { to: '7R.a' } },
  { way: Array.from({ length: 99 }, () => '7R.a'), at: '7R.a' },
])('of hostile thoughts nothing is shown: %j', (told) => {
  expect(readThoughts(kit, told)).toEqual([])
})
