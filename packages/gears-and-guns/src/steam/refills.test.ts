import { describe, expect, test } from 'vitest'
import { yard } from '../testing/yard.ts'

const at = (zone: string, more = {}) => [{ id: 'bonnie', zone, hand: ['saber~'], ...more }]
const refill = (by: string, card = 'saber~', place = 'hand') => ({ do: 'refill', card, place, by })

describe('by a nozzle', () => {
  test('GG-TWN-04 one action at an active nozzle fills one card; GG-TWN-08 zombies do not hinder it', () => {
    const table = yard(at('14R.C'), { zombies: { '14R.C': { walker: 2 } } })
    table.do(refill('nozzle'))
    expect(table.person('bonnie').hand).toEqual(['saber'])
    expect(table.board.turns.at(-1)?.spent[0]).toBe(1)
  })

  test('GG-RUL-12 cards in the backpack, too; GG-STM-16 filling does not load', () => {
    const table = yard(at('14R.C', { hand: [], pack: ['sawed-off*~'] }))
    table.do(refill('nozzle', 'sawed-off*~', 'pack'))
    expect(table.person('bonnie').pack).toEqual(['sawed-off*'])
  })

  test('GG-TWN-05 a broken nozzle never fills again, one that is off does not now', () => {
    const broken = yard(at('14R.C'), { town: { machines: [{ tile: '14R', broken: true }] } })
    expect(broken.refusal(refill('nozzle'))).toBe('no-nozzle-here GG-TWN-04')
    const off = yard(at('14R.C'), { town: { machines: [{ tile: '14R', on: false }] } })
    expect(off.refusal(refill('nozzle'))).toBe('no-nozzle-here GG-TWN-04')
  })

  test('GG-SKL-14 Steam derivation reaches one step farther; GG-RUL-78 sight is not needed', () => {
    expect(yard(at('14R.a')).refusal(refill('nozzle'))).toBe('no-nozzle-here GG-TWN-04')
    const table = yard(at('14R.a', { skills: ['steam-derivation'] }))
    table.do(refill('nozzle'))
    expect(table.person('bonnie').hand).toEqual(['saber'])
    expect(yard(at('6V.b', { skills: ['steam-derivation'] })).refusal(refill('nozzle'))).toBe(
      'no-nozzle-here GG-TWN-04',
    )
  })

  test('GG-STM-15 it may be used at once', () => {
    const table = yard(at('14R.C'), { zombies: { '14R.C': { walker: 1 } } }, { dice: [6, 6] })
    table.do(refill('nozzle'))
    table.do({ do: 'melee', card: 'saber', zone: '14R.C' })
    expect(table.zombies('14R.C')).toBe('')
  })

  test('GG-STM-07 only what is depleted is filled', () => {
    const table = yard(at('14R.C', { hand: ['saber'] }))
    expect(table.refusal(refill('nozzle', 'saber'))).toBe('not-depleted GG-STM-07')
    expect(table.refusal(refill('nozzle', 'saber~'))).toBe('card-not-there GG-STM-07')
  })
})

describe('by a bottle', () => {
  test('GG-EQP-03 the bottle is discarded', () => {
    const table = yard(at('6V.b', { inventions: ['steam-bottle'] }))
    table.do(refill('bottle'))
    expect(table.person('bonnie')).toMatchObject({ hand: ['saber'], slots: [[], []] })
    expect(table.board.piles[4]?.discards).toEqual(['steam-bottle'])
    expect(yard(at('6V.b')).refusal(refill('bottle'))).toBe('no-bottle GG-EQP-03')
  })
})

test('GG-RUL-11 nozzle and bottle fill the same cards', () => {
  const table = yard(at('14R.C', { pack: ['colt-saa~', 'machete'], inventions: ['steam-bottle'] }))
  const filled = (by: string) => [refill(by), refill(by, 'colt-saa~', 'pack')]
  expect(table.list('refill')).toHaveLength(4)
  expect(table.list('refill')).toEqual(expect.arrayContaining([...filled('nozzle'), ...filled('bottle')]))
})

describe('in an emergency', () => {
  const emergency = {
    do: 'emergency-refill',
    card: 'chainsaw~',
    place: 'hand',
    with: 'colt-saa',
    withPlace: 'pack',
  }
  const engineer = (more = {}) => [
    {
      id: 'nikolas',
      zone: '6V.b',
      skills: ['emergency-refill'],
      hand: ['chainsaw~', 'saber~'],
      pack: ['colt-saa', 'machete'],
      ...more,
    },
  ]

  test('GG-ENG-03 the example: a Colt in the backpack pays for the chainsaw', () => {
    const table = yard(engineer())
    table.do(emergency)
    expect(table.person('nikolas')).toMatchObject({
      hand: ['chainsaw', 'saber~'],
      pack: ['colt-saa~', 'machete'],
    })
  })

  test('GG-ENG-02 GG-SKL-08 once a turn; GG-RUL-18 by whoever has the skill', () => {
    const table = yard(engineer())
    table.do(emergency)
    const second = { ...emergency, card: 'saber~', with: 'machete' }
    expect(table.refusal(second)).toBe('already-done GG-ENG-02')
    expect(yard(engineer({ skills: [] })).refusal(emergency)).toBe('skill-missing GG-ENG-02')
  })

  test('GG-ENG-03 what pays must be full; GG-EQP-09 no invention does', () => {
    const empty = yard(engineer({ pack: ['colt-saa~'], inventions: ['steam-bottle'] }))
    expect(empty.refusal({ ...emergency, with: 'colt-saa~' })).toBe('not-full GG-ENG-03')
    expect(empty.refusal({ ...emergency, with: 'steam-bottle', withPlace: 'inventions' })).toBe(
      'not-full GG-ENG-03',
    )
  })

  test('GG-ENG-04 the skill Engineer makes anybody one', () => {
    const table = yard(engineer({ id: 'lee', skills: ['engineer'] }))
    table.do(emergency)
    expect(table.person('lee').hand).toEqual(['chainsaw', 'saber~'])
  })

  test('GG-SKL-03 one refill a turn is free, by whatever means', () => {
    const table = yard(
      engineer({ skills: ['emergency-refill', 'free-refill'], inventions: ['steam-bottle'] }),
    )
    table.do(emergency)
    expect(table.board.turns.at(-1)?.spent[0]).toBe(0)
    table.do(refill('bottle'))
    expect(table.board.turns.at(-1)?.spent[0]).toBe(1)
  })
})
