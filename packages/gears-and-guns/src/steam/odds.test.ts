import { MELEE } from '@graveshift/zones'
import { expect, test } from 'vitest'
import { tellOdds } from '../odds.ts'
import { yard } from '../testing/yard.ts'
import { bottleOdds, steamOdds } from './odds.ts'

const HERE = '14R.SE'

test('GG-STM-08 a saber against two walkers: what full steam brings, and what it risks', () => {
  const { kit, board } = yard([{ id: 'bonnie', zone: HERE, hand: ['saber'] }], {
    zombies: { [HERE]: { walker: 2 } },
  })
  const zone = board.people[0]?.zone ?? 0
  const arm = { card: 'saber', dual: false, mode: MELEE }
  const { plain, full, depletes } = steamOdds(kit, board, 0, arm, zone, 'full-steam')
  expect(plain.kills).toEqual({ of: 36, ways: [4, 16, 16] })
  // Two dice and a steam die, all at 2+: the last hit is lost.
  expect(full.dice).toBe(3)
  expect(full.kills).toEqual({ of: 216, ways: [1, 15, 200] })
  expect(depletes).toEqual({ ways: 1, of: 6 })
})

test('GG-RUL-13 a shot at a bottle takes everybody or nobody', () => {
  const { kit, board } = yard([{ id: 'bonnie', zone: '14R.NE', hand: ['colt-saa'] }], {
    zombies: { '14R.E': { walker: 2, 'steam-monster': 1 } },
    town: { bottles: ['14R.E'] },
  })
  const zone = kit.map.named.get('14R.E') ?? 0
  const shot = { card: 'colt-saa', dual: false, zone, style: undefined, sure: false }
  const odds = bottleOdds(kit, board, 0, { do: 'shoot-bottle', ...shot })
  // Two dice at 4+: one case of four misses with both.
  expect(odds?.kills).toEqual({ of: 36, ways: [9, 0, 0, 27] })
})

test('GG-STM-04 what is told of an attack at full steam says how likely it depletes', () => {
  const { kit, board } = yard([{ id: 'bonnie', zone: HERE, hand: ['saber'] }], {
    zombies: { [HERE]: { walker: 2 } },
  })
  const blow = { do: 'melee', card: 'saber', zone: HERE }
  expect(tellOdds(kit, board, 0, blow)).toMatchObject({ word: 'odds.attack', with: { dice: 2 } })
  expect(tellOdds(kit, board, 0, { ...blow, style: 'full-steam' })).toMatchObject({
    word: 'odds.and',
    with: { odds: { with: { dice: 3 } }, friends: { word: 'odds.depletes', with: { chance: 17 } } },
  })
})
