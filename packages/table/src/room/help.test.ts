import { expect, it } from 'vitest'
import { GEAR_UP } from '../host/testing/bed.ts'
import { Replica } from '../link/replica.ts'
import { Play } from '../play.ts'
import { plainRoom } from './plain-room.ts'
import { RoomBed } from './testing/room-bed.ts'

it('the host allows help before a game and not in the middle, and everybody is asked again', () => {
  const bed = new RoomBed(1, 2).gather('a', 'b')
  bed.do('b', bed.ready('b'))
  expect(bed.do('b', { kind: 'configure', coach: true })).toBe('not-allowed')
  expect(bed.do('a', { kind: 'configure', coach: true })).toBe('configured')
  expect(bed.room.ready.size).toBe(0)
  bed.begin()
  expect(bed.do('a', { kind: 'configure', coach: false })).toBe('game-goes-on')
  expect(bed.do('a', { kind: 'configure', plans: 'sealed' })).toBe('configured')
  expect(bed.room.settings).toMatchObject({ coach: true, plans: 'sealed' })
})

it.each([
  [true, ['coach', 'odds']],
  [false, []],
])('a game at a table that allows help (%s) is recorded as such', (coach, help) => {
  const bed = new RoomBed(1, 1).gather('a')
  bed.do('a', { kind: 'configure', coach })
  bed.begin()
  const { module, settings, share } = bed.room
  if (!share) throw new Error('no game')
  const { drawn, hash } = Play.begin(module, settings.options, bed.world.luck(share)).body
  const snapshot = { room: plainRoom(bed.room), game: { setup: drawn, steps: [], hash } }
  const replica = Replica.at(snapshot, () => GEAR_UP)
  expect(replica.session?.record({ for: 'players' }).help ?? []).toEqual(help)
})
