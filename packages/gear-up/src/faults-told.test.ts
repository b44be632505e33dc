import { isFault, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { GEAR_UP_MODULE } from './module.ts'

function said(read: unknown): string {
  if (!isFault(read)) throw new Error('nothing is wrong with it')
  return read.message
}
const position = (raw: Json) => said(GEAR_UP_MODULE.readPosition(raw))
const options = (raw: Json) => said(GEAR_UP_MODULE.readOptions(raw))
const street = (zombie: Json) => position({ seats: [{ survivor: 'ethan', street: [zombie] }] })
const seat = (fields: { readonly [key: string]: Json }) =>
  position({ seats: [{ survivor: 'ethan', ...fields }] })

test.each([
  [position({}), "'seats' is missing"],
  [position('none'), 'must be an object'],
  [position({ seats: [] }), 'seats: there are 1 to 6 seats (GU-SET-01)'],
  [
    position({ seats: [{ survivor: 'ethan' }], boss: { id: 'mutation', bodies: [] } }),
    'boss.bodies: must have at least 1',
  ],
  [position({ seats: [{ survivor: 'ethan' }], colour: 'red' }), "unknown field 'colour'"],
  [position({ seats: [{}] }), "seats.0: 'survivor' is missing"],
  [position({ seats: [{ survivor: 'ethan' }], step: 'sleep' }), /^step: must be one of reveal, attack, /],
  [seat({ colour: 'red' }), "seats.0: unknown field 'colour'"],
  [seat({ health: { left: 3, from: 9 } }), "seats.0.health: unknown field 'from'"],
  [seat({ ammo: 100 }), /^seats\.0\.ammo: must be a whole number from 0 to 99/],
  [seat({ ammo: 'all' }), 'seats.0.ammo: must be a whole number from 0 to 99, or must be an object'],
  [street({ slot: 4, card: 'walker-01' }), 'seats.0.street.0.slot: must be a whole number from 1 to 3'],
  [street({ slot: 1, card: 'walker-01', grid: ['#'] }), /^seats\.0\.street\.0: a zombie is /],
  [street({ slot: 1, speed: 'slow', grid: ['#'] }), "seats.0.street.0: 'type' is missing"],
  [street({ slot: 1, card: 'constructor' }), "there is no zombie card 'constructor'"],
  [
    seat({ companions: { ready: ['constructor'] } }),
    "seats.0.companions: there is no companion 'constructor'",
  ],
  [street({ card: 'walker-01' }), "seats.0.street.0: 'slot' is missing"],
  [street({ slot: 1, card: 'walker-01', crossd: 'a1' }), "seats.0.street.0: unknown field 'crossd'"],
  [options({ seats: 7 }), 'seats: must be a whole number from 1 to 6 (GU-SET-01)'],
  [options({ ammoOnBoss: 1 }), 'ammoOnBoss: must be true or false'],
  [options({ survivors: 'lisa' }), 'survivors: must be a list'],
  [options({ boss: 'foo' }), /^there is no boss 'foo'; there are .*mutation/],
  [options({ difficulty: 'soft' }), /^there is no difficulty 'soft'; there are easy, /],
  [options({ survivors: ['foo'] }), /^there is no survivor 'foo'; there are .*lisa/],
])('a fault is told plainly: %s', (message, plain) => {
  if (typeof plain === 'string') expect(message).toBe(plain)
  else expect(message).toMatch(plain)
})
