import { freshPerson, kindOf, lentSkills, MELEE, planAttack, RANGED } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { INVENTORY } from './content/inventory.ts'
import { ned, zombies } from './testing/ned.ts'
import { HERE, melee, NEXT, ranged } from './testing.ts'

describe('figures', () => {
  test('Z2-SKL-02 +1 Damage: with damage 2 it kills abominations; only of its kind', () => {
    const kill = (skill: string) => {
      const table = ned([skill], { hand: ['machete'], ...zombies(HERE, { abomination: 1 }) }, { dice: [6] })
      table.do(melee('machete'))
      return table.zombies(HERE) === ''
    }
    expect([kill('plus-damage-melee'), kill('plus-damage-combat'), kill('plus-damage-ranged')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('Z2-SKL-03 +1 die does nothing for cards without dice', () => {
    const table = ned(['plus-die-combat'], { hand: ['molotov'], ...zombies(NEXT, { walker: 1 }) })
    table.do({ do: 'throw', card: 'molotov', zone: NEXT })
    expect(table.of('rolled')).toEqual([])
  })

  test('Z2-SKL-05 +1 max Range: the maximum grows, the minimum stays, sight is still needed', () => {
    const table = ned(['plus-range'], {
      zone: NEXT,
      hand: ['pistol', 'sniper-rifle'],
      zombies: { '6R.SE': { walker: 1 }, [NEXT]: { walker: 1 } },
    })
    expect(table.refusal(ranged('sniper-rifle', NEXT))).toBe('out-of-range Z2-EQP-19')
    table.do(ranged('pistol', '6R.SE'))
    expect(table.of('attacked')).toHaveLength(1)
    expect(
      ned([], { zone: NEXT, hand: ['pistol'], ...zombies('6R.SE', { walker: 1 }) }).refusal(
        ranged('pistol', '6R.SE'),
      ),
    ).toBe('out-of-range Z2-EQP-19')
  })

  test('Z2-SKL-07 Z2-SKL-38 Z2-SKL-59 Ambidextrous, Gunslinger, Swordmaster: what counts as Dual; the name still counts', () => {
    const pairs = (skill: string, hand: string[], zone: string) => {
      const table = ned([skill], { hand, ...zombies(zone, { walker: 9 }) })
      const [card = ''] = hand
      const what = zone === HERE ? melee(card, { dual: true }) : ranged(card, zone, { dual: true })
      return table.refusal(what)
    }
    expect(pairs('ambidextrous', ['kukri', 'kukri'], HERE)).toBe('accepted')
    expect(pairs('ambidextrous', ['shotgun', 'shotgun'], NEXT)).toBe('accepted')
    expect(pairs('gunslinger', ['shotgun', 'shotgun'], NEXT)).toBe('accepted')
    expect(pairs('gunslinger', ['kukri', 'kukri'], HERE)).toBe('cannot-pair Z2-EQP-06')
    expect(pairs('swordmaster', ['kukri', 'kukri'], HERE)).toBe('accepted')
    expect(pairs('swordmaster', ['shotgun', 'shotgun'], NEXT)).toBe('cannot-pair Z2-EQP-06')
    expect(pairs('ambidextrous', ['kukri', 'machete'], HERE)).toBe('cannot-pair Z2-EQP-06')
  })

  test('Z2-SKL-11 Z2-RUL-48 Lucky: all dice once more, for every action; two of them are two re-rolls', () => {
    const table = ned(
      ['lucky', 'lucky'],
      { hand: ['katana'], ...zombies(HERE, { walker: 3 }) },
      { dice: [1, 1, 2, 2, 4, 4, 1, 1] },
    )
    table.do(melee('katana'))
    table.do({ do: 'reroll', source: 'lucky' })
    table.do({ do: 'reroll', source: 'lucky' })
    expect(table.zombies(HERE)).toBe('walker 1')
    table.do(melee('katana'))
    expect(table.open()).toEqual(['0 reroll'])
    table.do({ do: 'keep' })
    expect(table.zombies(HERE)).toBe('walker 1')
  })

  test('Z2-SKL-21 Damage 2: damage-1 weapons of the kind count as 2', () => {
    const table = ned(
      ['damage-2-melee'],
      { hand: ['katana', 'pistol'], zombies: { [HERE]: { fatty: 1 }, [NEXT]: { fatty: 1 } } },
      { dice: [6, 6, 6] },
    )
    table.do(melee('katana'))
    table.do(ranged('pistol'))
    expect([table.zombies(HERE), table.zombies(NEXT)]).toEqual(['', 'fatty 1'])
  })

  test('Z2-SKL-58 Super strength: melee weapons have damage 3', () => {
    const table = ned(
      ['super-strength'],
      { hand: ['crowbar'], ...zombies(HERE, { abomination: 1 }) },
      { dice: [4] },
    )
    table.do(melee('crowbar'))
    expect(table.zombies(HERE)).toBe('')
  })

  test('Z2-SKL-23 Z2-SKL-37 Barbarian and Full auto: as many dice as zombies, if one likes; bonuses add', () => {
    const mad = ned(
      ['barbarian', 'plus-die-melee'],
      { hand: ['crowbar'], ...zombies(HERE, { walker: 4 }) },
      { dice: [1, 1, 1, 1, 1, 1, 1] },
    )
    mad.do(melee('crowbar', { crowd: true }))
    mad.do(melee('crowbar'))
    expect(mad.of('rolled').map(({ dice }) => dice.length)).toEqual([5, 2])
    const auto = ned(
      ['full-auto'],
      { hand: ['pistol', 'pistol'], ...zombies(NEXT, { walker: 3 }) },
      { dice: [1, 1, 1, 1, 1, 1] },
    )
    auto.do(ranged('pistol', NEXT, { dual: true, crowd: true }))
    expect(auto.of('rolled')[0]?.dice).toHaveLength(6)
    expect(
      ned([], { hand: ['crowbar'], ...zombies(HERE, { walker: 4 }) }).refusal(
        melee('crowbar', { crowd: true }),
      ),
    ).toBe('skill-missing Z2-SKL-23')
  })

  test('Z2-SKL-34 Escalation: a die more for each action of the kind in a row; anything else breaks it', () => {
    const table = ned(
      ['escalation-melee', 'plus-action', 'plus-action', 'plus-action'],
      { hand: ['crowbar'], ...zombies(HERE, { fatty: 9 }) },
      { dice: Array(20).fill(1) },
    )
    for (const _ of [1, 2, 3]) table.do(melee('crowbar'))
    table.do({ do: 'noise' })
    table.do(melee('crowbar'))
    expect(table.of('rolled').map(({ dice }) => dice.length)).toEqual([1, 2, 3, 1])
  })

  test('Z2-SKL-34 Escalation: Combat goes on from melee to ranged, the others do not', () => {
    const rolled = (skill: string) => {
      const table = ned(
        [skill],
        { hand: ['crowbar', 'pistol'], ...zombies(HERE, { fatty: 9 }) },
        { dice: Array(9).fill(1) },
      )
      table.do(melee('crowbar'))
      table.do(ranged('pistol', HERE))
      table.do(melee('crowbar'))
      return table.of('rolled').map(({ dice }) => dice.length)
    }
    expect(rolled('escalation-combat')).toEqual([1, 2, 3])
    expect(rolled('escalation-melee')).toEqual([1, 1, 1])
  })

  test('Z2-SKL-49 Reaper: one hit of an action may kill a second one of the same kind', () => {
    const table = ned(
      ['reaper-melee'],
      { hand: ['katana'], ...zombies(HERE, { walker: 4 }) },
      { dice: [4, 4] },
    )
    table.do(melee('katana'))
    table.do({ do: 'hit', kind: 'walker', damage: 1, reap: true })
    expect(table.zombies(HERE)).toBe('walker 1')
    expect(table.person('ned').points).toBe(3)
    const one = ned(
      ['reaper-melee'],
      { hand: ['crowbar'], ...zombies(HERE, { walker: 1, runner: 1 }) },
      { dice: [4] },
    )
    one.do(melee('crowbar'))
    expect(one.refusal({ do: 'hit', kind: 'walker', damage: 1, reap: true })).toBe(
      'no-zombies-there Z2-SKL-49',
    )
  })

  test('Z2-SKL-48 Point-blank: range 0 with every ranged weapon, there with free targets and no friendly fire', () => {
    const table = ned(
      ['point-blank'],
      { hand: ['golden-ak-47'], ...zombies(HERE, { fatty: 1, runner: 1 }) },
      { dice: [4, 1, 1] },
      [{ id: 'doug', zone: HERE }],
    )
    table.do(ranged('golden-ak-47', HERE))
    table.do({ do: 'hit', kind: 'runner', damage: 2 })
    expect(table.zombies(HERE)).toBe('fatty 1')
    expect(table.person('doug').health).toBe(3)
  })

  test('Z2-OPT-07 any card may carry any skill, while it is used', () => {
    const table = ned([], { hand: ['pistol'] })
    const pistol = table.kit.cards.pistol
    if (!pistol) throw new Error('no pistol')
    const kit = {
      ...table.kit,
      cards: { ...table.kit.cards, pistol: { ...pistol, skills: ['plus-die-ranged', 'lucky'] } },
    }
    const arm = { card: 'pistol', dual: false, mode: RANGED }
    expect(planAttack(kit, table.board, 0, arm, table.zone(NEXT), false)).toMatchObject({
      count: 2,
      again: ['lucky'],
    })
    expect(planAttack(table.kit, table.board, 0, arm, table.zone(NEXT), false)).toMatchObject({
      count: 1,
      again: [],
    })
  })
})

test('Z2-OPT-07 gear may carry any skill, too, while it works where it lies', () => {
  const rolls = (place: object) => {
    const table = ned([], { hand: ['katana'], ...place })
    const { flashlight } = table.kit.cards
    if (!flashlight) throw new Error('no flashlight')
    const cards = { ...table.kit.cards, flashlight: { ...flashlight, skills: ['plus-die-combat'] } }
    const kit = { ...table.kit, cards, gearLends: true }
    const arm = { card: 'katana', dual: false, mode: MELEE }
    return planAttack(kit, table.board, 0, arm, table.zone(HERE), false).count
  }
  expect([rolls({}), rolls({ pack: ['flashlight'] }), rolls({ hand: ['flashlight', 'katana'] })]).toEqual([
    2, 3, 3,
  ])
})

describe('from several sources', () => {
  test('Z2-RUL-48 Z2-SKL-34 Escalations add up', () => {
    const table = ned(
      ['escalation-melee', 'escalation-combat'],
      { hand: ['crowbar'], ...zombies(HERE, { fatty: 9 }) },
      { dice: Array(9).fill(1) },
    )
    for (const _ of [1, 2, 3]) table.do(melee('crowbar'))
    expect(table.of('rolled').map(({ dice }) => dice.length)).toEqual([1, 3, 5])
  })

  test('Z2-RUL-48 Z2-SKL-19 two Sprints are still one a turn', () => {
    const table = ned(['sprint', 'sprint'], { zone: '9R.SE' })
    const [pick] = table.list('sprint')
    table.do(pick ?? null)
    expect(table.list('sprint')).toEqual([])
  })
})

describe('from the start', () => {
  const data = { id: 'x', kid: false, health: 3, yellow: [], orange: [], red: [] }

  test('Z2-SKL-54 Z2-SKL-55 Z2-SKL-56 starting health, adrenaline and cards count at setup', () => {
    const start = (blue: string[]) => freshPerson(INVENTORY, { ...data, blue }, 0, 0)
    expect(start(['starts-health-4']).health).toBe(4)
    expect(start(['starts-points-2']).points).toBe(2)
    expect(start(['starts-card-machete']).hand).toEqual(['machete'])
  })

  test('Z2-SKL-54 Z2-SKL-55 Z2-SKL-56 they are not lent to a leader, and not offered in ultrared', () => {
    const table = ned([], { ultrared: true })
    expect(table.kit.freeSkills.some((skill) => skill.startsWith('starts-'))).toBe(false)
    expect(lentSkills(['starts-health-4'])).toEqual([])
    expect(lentSkills(['starts-card-machete', 'tough'])).toEqual([])
    expect(lentSkills(['tough', 'sprint'])).toEqual(['tough'])
    expect(kindOf(table.kit, 'walker')).toBe(0)
  })
})
