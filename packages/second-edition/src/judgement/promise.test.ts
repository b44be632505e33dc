import type { Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { position, type TestTable } from '../testing.ts'

const SIX = ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda']

/** Six who stand in one zone in the middle of a mission. */
const team = (mission: string, zone: string, more: Readonly<Record<string, Json>> = {}): TestTable =>
  position({
    mission,
    survivors: SIX,
    turn: 'amy',
    round: 6,
    people: SIX.map((id) => ({ id, zone, waiting: id !== 'amy' })),
    ...more,
  })

const promise = ({ rules, board }: TestTable): number => rules.judgement.planning?.promise(board) ?? 0

/** What the chance to win is before somebody takes what lies there, and afterwards. */
function taking(table: TestTable): readonly [before: number, after: number] {
  const before = promise(table)
  const [take] = table.list('take')
  if (!take) throw new Error('nothing lies there')
  table.do(take)
  return [before, promise(table)]
}

test.each([
  ['city-blocks', '9R.a'],
  ['the-blight', '9R.a'],
  ['small-town', '8R.b'],
])('in %s it is worth more to have taken what lies here than to stand before it', (mission, zone) => {
  const [before, after] = taking(team(mission, zone))
  expect(after).toBeGreaterThan(before)
})

test('where everybody needs a card out of a crate, having found one is worth more than standing before it', () => {
  const found = { people: SIX.map((id) => ({ id, zone: '2V.c', hand: id === 'amy' ? ['evil-twins'] : [] })) }
  const after = promise(team('y-zone', '2V.c', { ...found, taken: [{ crate: '2V', by: 'amy' }] }))
  expect(after).toBeGreaterThan(promise(team('y-zone', '2V.c')))
})

test('every step on the way to what is wanted is worth something', () => {
  const at = (zone: string) => promise(team('small-town', zone))
  expect(at('8R.b')).toBeGreaterThan(at('8R.SW'))
})

test('passing a checkpoint is worth more than standing before it, though the next one is far', () => {
  const car = (zone: string, passed: number) =>
    promise(
      team('the-24hrs-race-of-zombicity', zone, {
        taken: ['5R', '2R'].map((objective) => ({ objective, by: 'amy' })),
        cars: [{ zone, driver: 'amy' }],
        tally: { checkpoints: passed },
      }),
    )
  expect(car('7R.NE', 1)).toBeGreaterThan(car('7R.NE', 0))
})
