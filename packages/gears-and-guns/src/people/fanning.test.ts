import { expect, test } from 'vitest'
import { yard } from '../testing/yard.ts'

const HERE = '14R.SE'

const lee = (card: string) => [{ id: 'lee', zone: HERE, hand: [card], skills: ['fanning'] }]
const walkers = { zombies: { [HERE]: { walker: 8 } } }
const fan = (card: string) => ({ do: 'fanning', card, zone: HERE, style: 'full-steam' })

test('GG-STM-17 at full steam the steam dice of the pistol join the six', () => {
  const table = yard(lee('colt-saa'), walkers, { dice: [4, 4, 4, 4, 4, 4, 4] })
  const events = table.do(fan('colt-saa'))
  expect(events).toContainEqual(expect.objectContaining({ type: 'rolled', dice: [4, 4, 4, 4, 4, 4] }))
  expect(events).toContainEqual(expect.objectContaining({ type: 'rolled', dice: [4], of: 'steam' }))
  expect(table.zombies(HERE)).toBe('walker 1')
})

test('GG-RUL-04 the free reload loads a fanned pistol again, an empty one first; it lifts no limit', () => {
  const loaded = yard(lee('colt-saa'), walkers, { dice: [1, 1, 1, 1, 1, 1, 4] })
  loaded.do(fan('colt-saa'))
  expect(loaded.person('lee').hand).toEqual(['colt-saa'])
  expect(loaded.refusal(fan('colt-saa'))).toBe('already-done UA-CLS-06')
  const empty = yard(lee('colt-saa*'), walkers, { dice: [1, 1, 1, 1, 1, 1, 4] })
  empty.do(fan('colt-saa*'))
  expect(empty.person('lee').hand).toEqual(['colt-saa*'])
})

test('GG-STM-04 a fanned pistol can be depleted as well as empty', () => {
  const table = yard(lee('colt-saa*'), walkers, { dice: [1, 1, 1, 1, 1, 1, 1] })
  table.do(fan('colt-saa*'))
  expect(table.person('lee').hand).toEqual(['colt-saa*~'])
})
