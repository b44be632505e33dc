import { describe, expect, test } from 'vitest'
import type { Event } from '../game.ts'
import { yard } from '../testing/yard.ts'

const HERE = '14R.SE'

const melee = (card: string, more = {}) => ({ do: 'melee', card, zone: HERE, style: 'full-steam', ...more })
const walkers = (count: number, zone = HERE) => ({ zombies: { [zone]: { walker: count } } })
const armed = (hand: readonly string[], more = {}) => [{ id: 'bonnie', zone: HERE, hand: [...hand], ...more }]

const thrown = (events: readonly Event[]) =>
  events.flatMap((event) => {
    if (event.type !== 'rolled') return []
    const { dice, of = 'usual' } = event
    return [`${of} ${dice.join(' ')}`]
  })

describe('the examples of GG-STM-08', () => {
  test('GG-STM-02 a saber throws two normal dice and a steam die at 2+; a normal 1 depletes nothing', () => {
    const table = yard(armed(['saber']), walkers(3), { dice: [1, 2, 2] })
    expect(thrown(table.do(melee('saber')))).toEqual(['usual 1 2', 'steam 2'])
    expect(table.zombies(HERE)).toBe('walker 1')
    expect(table.person('bonnie').hand).toEqual(['saber'])
  })

  test('GG-STM-03 a Winchester shoots one zone farther; GG-RUL-06 only if full steam is declared', () => {
    const shot = { do: 'ranged', card: 'winchester', zone: '6V.SE' }
    const table = yard([{ id: 'nora', zone: '14R.NE', hand: ['winchester'] }], walkers(2, '6V.SE'), {
      dice: [3, 4, 1],
    })
    expect(table.refusal(shot)).toBe('out-of-range UA-CMB-04')
    table.do({ ...shot, style: 'full-steam' })
    expect(table.zombies('6V.SE')).toBe('')
    expect(table.person('nora').hand).toEqual(['winchester~'])
  })

  test('GG-STM-04 GG-STM-10 dual machetes throw all steam dice of both: each depleted takes one of the two', () => {
    const table = yard(armed(['machete', 'machete']), walkers(5), { dice: [2, 2, 1, 2] })
    expect(thrown(table.do(melee('machete', { dual: true })))).toEqual(['usual 2 2', 'steam 1 2'])
    expect(table.zombies(HERE)).toBe('walker 2')
    expect(table.person('bonnie').hand).toEqual(['machete', 'machete~'])
  })

  test('GG-RUL-10 Plenty of Shells throws only the normal dice of dual sawed-offs again; both are depleted', () => {
    const table = yard(armed(['sawed-off', 'sawed-off'], { pack: ['plenty-of-shells'] }), walkers(6), {
      dice: [1, 1, 1, 1, 1, 1, 3, 3, 3, 3],
    })
    table.do({ do: 'ranged', card: 'sawed-off', zone: HERE, dual: true, style: 'full-steam' })
    const again = table.do({ do: 'reroll', source: 'plenty-of-shells' })
    expect(thrown(again)).toEqual(['usual 3 3 3 3'])
    expect(table.zombies(HERE)).toBe('walker 2')
    expect(table.person('bonnie').hand).toEqual(['sawed-off*~', 'sawed-off*~'])
  })
})

describe('depleted', () => {
  test('GG-STM-05 a depleted weapon is of no use', () => {
    const table = yard(armed(['saber~']), walkers(1))
    expect(table.refusal(melee('saber~'))).toBe('depleted GG-STM-05')
    expect(table.list('melee')).toEqual([])
  })

  test('GG-STM-05 everybody sees that it is depleted', () => {
    const { rules, board } = yard(armed(['saber~', 'sawed-off*~']))
    expect(rules.view(board, 0)).toMatchObject({
      people: [
        {
          hand: [
            { card: 'saber', spent: false, states: ['depleted'] },
            { card: 'sawed-off', spent: true, states: ['depleted'] },
          ],
        },
        ...Array.from({ length: 5 }, () => ({})),
      ],
    })
  })

  test('GG-STM-14 the card is turned when all hits are given', () => {
    const table = yard(armed(['chainsaw']), walkers(2), { dice: [6, 6, 6, 6, 6, 1, 6] })
    const types = table.do(melee('chainsaw')).map(({ type }) => type)
    expect(types.indexOf('depleted')).toBeGreaterThan(types.lastIndexOf('killed'))
  })

  test('GG-RUL-08 of a pair in two places the players choose which is turned', () => {
    const table = yard([{ id: 'anthony', zone: HERE, hand: ['machete'], class: ['machete'] }], walkers(1), {
      dice: [6, 6, 1, 6],
    })
    table.do(melee('machete', { dual: true }))
    expect(table.list('deplete')).toEqual([
      { do: 'deplete', card: 'machete', place: 'hand' },
      { do: 'deplete', card: 'machete', place: 'class' },
    ])
    expect(table.refusal({ do: 'deplete', card: 'machete', place: 'pack' })).toBe('card-not-there GG-RUL-08')
    table.do({ do: 'deplete', card: 'machete', place: 'class' })
    expect(table.person('anthony')).toMatchObject({ hand: ['machete'], slots: [['machete~'], []] })
  })

  test('GG-STM-11 a steam die that shows depleted misses, whatever is added to it', () => {
    const table = yard(armed(['saber'], { skills: ['plus-roll-melee'] }), walkers(3), { dice: [6, 6, 1] })
    table.do(melee('saber'))
    expect(table.zombies(HERE)).toBe('walker 1')
  })
})

describe('declaring it', () => {
  test('GG-STM-12 what has no steam value cannot go full steam', () => {
    const table = yard(armed(['pan', 'knife']), walkers(1))
    expect(table.refusal(melee('pan'))).toBe('no-steam GG-STM-12')
    expect(table.refusal(melee('knife'))).toBe('no-steam GG-STM-12')
  })

  test('GG-STM-03 full steam replaces damage where the card says so', () => {
    const table = yard(armed(['pickaxe']), { zombies: { [HERE]: { 'steam-monster': 1 } } }, { dice: [3, 2] })
    table.do(melee('pickaxe'))
    expect(table.zombies(HERE)).toBe('')
  })

  test('GG-RUL-03 accuracy is never better than 2+', () => {
    const table = yard(armed(['saber']), walkers(3), { dice: [1, 1, 2] })
    table.do(melee('saber'))
    expect(table.zombies(HERE)).toBe('walker 2')
  })

  test('GG-RUL-04 an empty pistol is loaded first, for nothing', () => {
    const shot = { do: 'ranged', card: 'colt-saa*', zone: HERE }
    const table = yard(armed(['colt-saa*']), walkers(3), { dice: [4, 4, 4] })
    expect(table.refusal(shot)).toBe('spent UA-WPN-04')
    const types = table.do({ ...shot, style: 'full-steam' }).map(({ type }) => type)
    expect(types.indexOf('reloaded')).toBeLessThan(types.indexOf('rolled'))
    expect(table.zombies(HERE)).toBe('')
    expect(table.person('bonnie').hand).toEqual(['colt-saa'])
  })

  test('GG-STM-17 of two pistols the one that was fanned is depleted', () => {
    const table = yard(armed(['colt-saa', 'colt-saa*'], { skills: ['fanning'] }), walkers(7), {
      dice: [4, 4, 4, 4, 4, 4, 1],
    })
    table.do({ do: 'fanning', card: 'colt-saa*', zone: HERE, style: 'full-steam' })
    expect(table.zombies(HERE)).toBe('walker 1')
    expect(table.person('bonnie').hand).toEqual(['colt-saa', 'colt-saa*~'])
  })

  test('GG-RUL-02 full steam covers both weapons of a pair, an empty one too', () => {
    const shot = { do: 'ranged', card: 'colt-saa', zone: HERE, dual: true }
    const table = yard(armed(['colt-saa', 'colt-saa*']), walkers(6), { dice: [4, 4, 4, 4, 4, 4] })
    expect(table.refusal(shot)).toBe('cannot-pair UA-WPN-03')
    expect(thrown(table.do({ ...shot, style: 'full-steam' }))).toEqual(['usual 4 4 4 4', 'steam 4 4'])
    expect(table.person('bonnie').hand).toEqual(['colt-saa', 'colt-saa'])
  })
})

describe('skills and cards', () => {
  const full = (skills: readonly string[], card = 'saber', more = {}) =>
    thrown(
      yard(armed([card], { skills: [...skills], ...more }), walkers(1), {
        dice: Array<number>(12).fill(6),
      }).do(melee(card, more)),
    )

  test('GG-ENG-01 an engineer throws one normal die more; GG-RUL-07 it is no steam die', () => {
    expect(full(['full-steam-plus-die-combat'])).toEqual(['usual 6 6 6', 'steam 6'])
    expect(full(['engineer'])).toEqual(['usual 6 6 6', 'steam 6'])
  })

  test('GG-ENG-01 and two with a pair', () => {
    const table = yard(armed(['machete', 'machete'], { skills: ['engineer'] }), walkers(1), {
      dice: [6, 6, 6, 6, 6, 6],
    })
    expect(thrown(table.do(melee('machete', { dual: true })))).toEqual(['usual 6 6 6 6', 'steam 6 6'])
  })

  test('GG-SKL-04 GG-STM-13 GG-RUL-65 one steam die more of the kind, and they add up', () => {
    expect(full(['steam-die-melee'])).toEqual(['usual 6 6', 'steam 6 6'])
    expect(full(['steam-die-melee', 'steam-die-combat'])).toEqual(['usual 6 6', 'steam 6 6 6'])
    expect(full(['steam-die-ranged'])).toEqual(['usual 6 6', 'steam 6'])
  })

  test('GG-RUL-01 more steam dice are thrown than lie in the box', () => {
    const many = [
      'steam-die-melee',
      'steam-die-melee',
      'steam-die-combat',
      'steam-die-combat',
      'steam-die-combat',
    ]
    expect(full(many, 'chainsaw').at(-1)).toBe('steam 6 6 6 6 6 6 6')
  })

  test('GG-RUL-05 shells have no bonus beside their steam dice', () => {
    const table = yard(armed(['shotgun']), walkers(4), { dice: [3, 3, 3, 4] })
    expect(table.refusal({ do: 'ranged', card: 'shotgun', zone: '14R.NE', style: 'full-steam' })).toBe(
      'out-of-range UA-CMB-04',
    )
    table.do({ do: 'ranged', card: 'shotgun', zone: HERE, style: 'full-steam' })
    expect(table.zombies(HERE)).toBe('walker 3')
  })

  test('GG-SKL-07 printed steam dice may be doubled; GG-RUL-63 those that are added are not', () => {
    const double = { style: 'double-steam' }
    expect(full(['double-steam', 'steam-die-melee'], 'chainsaw')).toEqual(['usual 6 6 6 6 6', 'steam 6 6 6'])
    const table = yard(
      armed(['chainsaw'], { skills: ['double-steam-chainsaw', 'steam-die-melee'] }),
      walkers(1),
      {
        dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
      },
    )
    expect(thrown(table.do(melee('chainsaw', double)))).toEqual(['usual 6 6 6 6 6', 'steam 6 6 6 6 6'])
    const saber = yard(armed(['saber'], { skills: ['double-steam-chainsaw'] }), walkers(1))
    expect(saber.refusal(melee('saber', double))).toBe('skill-missing GG-SKL-07')
  })

  test('GG-SKL-05 all steam dice are thrown again once a turn, and no others', () => {
    const table = yard(armed(['saber'], { skills: ['steam-reroll'] }), walkers(6), {
      dice: [6, 6, 1, 5, 6, 6, 1],
    })
    table.do(melee('saber'))
    expect(thrown(table.do({ do: 'reroll', source: 'steam-reroll' }))).toEqual(['steam 5'])
    expect(table.person('bonnie').hand).toEqual(['saber'])
    table.do(melee('saber'))
    expect(table.person('bonnie').hand).toEqual(['saber~'])
  })

  test('GG-STM-06 GG-STM-18 a depleted that was thrown again does not count; Lucky leaves steam dice as they are', () => {
    const table = yard(armed(['saber'], { skills: ['lucky'] }), walkers(6), { dice: [2, 2, 1, 6, 6] })
    table.do(melee('saber'))
    expect(thrown(table.do({ do: 'reroll', source: 'lucky' }))).toEqual(['usual 6 6'])
    expect(table.person('bonnie').hand).toEqual(['saber~'])
  })

  test('GG-SKL-10 skills of full steam count in it alone', () => {
    const brutes = { zombies: { [HERE]: { 'steam-monster': 1 } } }
    const strong = armed(['machete'], { skills: ['full-steam-plus-damage-melee'] })
    const table = yard(strong, brutes, { dice: [6, 2, 6] })
    table.do({ do: 'melee', card: 'machete', zone: HERE })
    expect(table.zombies(HERE)).toBe('steam-monster 1')
    table.do(melee('machete'))
    expect(table.zombies(HERE)).toBe('')
  })

  test('GG-EQP-02 a knife beside another melee weapon: a die, and a steam die at full steam', () => {
    const dice = [6, 6, 6, 6, 6]
    const plain = yard(armed(['knife', 'saber']), walkers(1), { dice })
    expect(thrown(plain.do({ do: 'melee', card: 'saber', zone: HERE }))).toEqual(['usual 6 6 6'])
    const steam = yard(armed(['knife', 'saber']), walkers(1), { dice })
    expect(thrown(steam.do(melee('saber')))).toEqual(['usual 6 6 6', 'steam 6 6'])
  })

  test('GG-RUL-09 a knife in the backpack does nothing, and it does not help itself', () => {
    const packed = yard(armed(['saber'], { pack: ['knife'] }), walkers(1), { dice: [6, 6] })
    expect(thrown(packed.do({ do: 'melee', card: 'saber', zone: HERE }))).toEqual(['usual 6 6'])
    const two = yard(armed(['knife', 'knife']), walkers(1), { dice: [6] })
    expect(thrown(two.do({ do: 'melee', card: 'knife', zone: HERE }))).toEqual(['usual 6'])
  })

  test('GG-SKL-16 with a toolbox another full weapon of the family is given up instead; GG-RUL-19', () => {
    const kit = { skills: ['toolbox'], pack: ['chainsaw~', 'colt-saa', 'machete'] }
    const table = yard(armed(['saber'], kit), walkers(3), { dice: [6, 6, 1] })
    table.do(melee('saber'))
    expect(table.list()).toEqual([{ do: 'keep-tools' }, { do: 'toolbox', card: 'machete', place: 'pack' }])
    expect(table.refusal({ do: 'toolbox', card: 'colt-saa', place: 'pack' })).toBe('card-not-there GG-RUL-19')
    table.do({ do: 'toolbox', card: 'machete', place: 'pack' })
    expect(table.person('bonnie')).toMatchObject({ hand: ['saber'], pack: ['chainsaw~', 'colt-saa'] })
  })

  test('GG-SKL-16 or not', () => {
    const table = yard(armed(['saber'], { skills: ['toolbox'], pack: ['machete'] }), walkers(3), {
      dice: [6, 6, 1],
    })
    table.do(melee('saber'))
    table.do({ do: 'keep-tools' })
    expect(table.person('bonnie').hand).toEqual(['saber~'])
  })
})
