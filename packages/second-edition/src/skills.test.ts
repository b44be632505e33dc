import type { Json } from '@graveshift/kernel'
import { kindOf, planAttack, RANGED } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { freshPerson } from './begin.ts'
import { HERE, melee, NEXT, position, ranged, type Script } from './testing.ts'

type Who = { readonly id: string } & Record<string, Json>

/** Ned with these skills is at turn; others stand where they are put. */
function ned(
  skills: readonly string[],
  more: Record<string, Json> = {},
  script: Script = {},
  others: readonly Who[] = [],
) {
  const { zone = HERE, hand = [], pack = [], points = 0, health = 3, ...rest } = more
  return position(
    {
      mission: 'city-blocks',
      survivors: ['ned', ...others.map(({ id }) => id)],
      turn: 'ned',
      people: [{ id: 'ned', zone, hand, pack, points, health, skills }, ...others] as unknown as Json,
      ...rest,
    },
    script,
  )
}

const zombies = (zone: string, kinds: Record<string, number>): Record<string, Json> => ({
  zombies: { [zone]: kinds },
})

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

describe('free actions', () => {
  test('Z2-SKL-04 a free action pays only for its kind, the narrowest first', () => {
    const table = ned(
      ['free-melee', 'free-combat', 'free-ranged'],
      { hand: ['katana', 'pistol'], ...zombies(HERE, { fatty: 9 }) },
      { dice: Array(12).fill(1) },
    )
    table.do(melee('katana'))
    table.do(melee('katana'))
    table.do(ranged('pistol', HERE))
    table.do(melee('katana'))
    expect(table.of('acted').map(({ paid }) => paid)).toEqual([
      [4, 1],
      [3, 1],
      [5, 1],
      [0, 1],
    ])
  })

  test('Z2-SKL-33 Dual expert: one free combat action, only with two weapons at once', () => {
    const table = ned(
      ['dual-expert'],
      { hand: ['katana', 'katana'], ...zombies(HERE, { fatty: 9 }) },
      { dice: Array(12).fill(1) },
    )
    table.do(melee('katana'))
    table.do(melee('katana', { dual: true }))
    expect(table.of('acted').map(({ paid }) => paid)).toEqual([
      [0, 1],
      [7, 1],
    ])
  })

  test('Z2-SKL-26 Born leader: somebody else takes one action at once, once a turn', () => {
    const table = ned(['born-leader'], {}, {}, [{ id: 'doug', zone: NEXT }])
    table.do({ do: 'lead', person: 'doug' })
    expect(table.choice()).toMatchObject({ kind: 'act', person: 1 })
    table.do({ do: 'move', to: HERE })
    expect(table.choice()).toMatchObject({ kind: 'act', person: 0 })
    expect(table.person('doug').waiting).toBe(true)
    expect(table.refusal({ do: 'lead', person: 'doug' })).toBe('already-done Z2-SKL-26')
    expect(table.board.turns[0]?.spent[0]).toBe(0)
  })

  test('Z2-SKL-39 Hit & run: after a kill a move that no zombie makes dearer', () => {
    const table = ned(
      ['hit-and-run'],
      { hand: ['katana'], ...zombies(HERE, { walker: 3 }) },
      { dice: [4, 1, 1, 1] },
    )
    table.do(melee('katana'))
    expect(table.board.turns).toHaveLength(2)
    table.do({ do: 'move', to: NEXT })
    expect(table.of('acted').at(-1)).toMatchObject({ paid: [8, 1] })
    expect(table.board.turns).toMatchObject([{ spent: [1, 0, 0, 0, 0, 0, 0, 0, 0] }])
    const miss = ned(['hit-and-run'], { hand: ['katana'], ...zombies(HERE, { walker: 3 }) }, { dice: [1, 1] })
    miss.do(melee('katana'))
    expect(miss.board.turns).toHaveLength(1)
  })

  test('Z2-SKL-25 Bloodlust: up to two zones to a zombie, then a free action of the kind', () => {
    const table = ned(
      ['bloodlust-melee'],
      { hand: ['katana'], ...zombies('2V.E', { walker: 2 }) },
      { dice: [4, 4] },
    )
    expect(table.list('bloodlust-melee')).toEqual([{ do: 'bloodlust-melee', to: '2V.E' }])
    table.do({ do: 'bloodlust-melee', to: '2V.E' })
    expect(table.board.turns).toHaveLength(2)
    expect(table.list().map((pick) => (pick as { do: string }).do)).toEqual(['melee', 'end'])
    table.do({ do: 'melee', card: 'katana', zone: '2V.E' })
    expect(table.zombies('2V.E')).toBe('')
    expect(table.board.turns[0]?.spent[0]).toBe(1)
    expect(table.refusal({ do: 'bloodlust-melee', to: NEXT })).toBe('already-done Z2-SKL-25')
  })

  test('Z2-SKL-24 Blitz: to where a zombie comes into range, then a free ranged action', () => {
    const table = ned(['blitz'], { hand: ['pistol'], ...zombies('6R.SE', { walker: 1 }) }, { dice: [6] })
    // From 9R.SE the zombie is two zones away, from 6R.S one.
    expect(table.list('blitz')).toEqual([{ do: 'blitz', to: '6R.S' }])
    expect(table.refusal({ do: 'blitz', to: NEXT })).toBe('out-of-range Z2-SKL-24')
    table.do({ do: 'blitz', to: '6R.S' })
    table.do({ do: 'ranged', card: 'pistol', zone: '6R.SE' })
    expect(table.zombies('6R.SE')).toBe('')
    expect(table.board.turns[0]?.spent[0]).toBe(1)
  })

  test('Z2-SKL-43 Z2-SKL-44 Improvised weapons: a free attack once a turn, 2 dice, 4+, damage 1', () => {
    const table = ned(
      ['improvised-melee', 'improvised-ranged'],
      { zombies: { [HERE]: { walker: 1 }, [NEXT]: { walker: 1 } } },
      { dice: [3, 4, 4, 1] },
    )
    table.do({ do: 'improvise', card: 'improvised-melee', zone: HERE })
    table.do({ do: 'improvise', card: 'improvised-ranged', zone: NEXT })
    expect([table.zombies(HERE), table.zombies(NEXT)]).toEqual(['', ''])
    expect(table.board.turns[0]?.spent[0]).toBe(0)
    expect(table.refusal({ do: 'improvise', card: 'improvised-melee', zone: HERE })).toBe(
      'already-done Z2-SKL-43',
    )
  })
})

describe('helping', () => {
  test('Z2-SKL-13 Medic: everybody in the zone may lose a wound each in the end phase, and it excites the medic', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['amy', 'doug', 'elle'],
      phase: 'end',
      people: [
        { id: 'amy', zone: HERE, skills: ['medic'], health: 2 },
        { id: 'doug', zone: HERE, health: 1 },
        { id: 'elle', zone: NEXT, health: 1 },
      ],
    })
    expect(table.choice()).toMatchObject({ kind: 'may', what: 'heal', person: 0, other: 0 })
    table.do({ do: 'no' })
    table.do({ do: 'yes' })
    expect([table.person('amy').health, table.person('doug').health, table.person('elle').health]).toEqual([
      2, 2, 1,
    ])
    expect(table.person('amy').points).toBe(1)
  })

  test('Z2-SKL-50 Regeneration: full health in the end phase', () => {
    const table = position({
      mission: 'city-blocks',
      survivors: ['amy'],
      phase: 'end',
      people: [{ id: 'amy', zone: HERE, skills: ['regeneration'], health: 1 }],
    })
    expect(table.person('amy').health).toBe(3)
  })

  test('Z2-SKL-35 Field medic: up to two zones to a survivor, one wound less there, oneself too', () => {
    const table = ned(['field-medic'], { health: 1 }, {}, [{ id: 'doug', zone: '2V.E', health: 2 }])
    expect(table.list('field-medic')).toEqual([
      { do: 'field-medic', to: '2V.E', patient: 'ned' },
      { do: 'field-medic', to: '2V.E', patient: 'doug' },
    ])
    table.do({ do: 'field-medic', to: '2V.E', patient: 'doug' })
    expect(table.where('ned')).toBe('2V.E')
    expect(table.person('doug').health).toBe(3)
    expect(table.board.turns[0]?.spent[0]).toBe(1)
  })

  test('Z2-SKL-46 Lifesaver: pulls chosen survivors out of a zone with zombies next door, free, once a turn', () => {
    const table = ned(['lifesaver'], zombies(NEXT, { walker: 4 }), {}, [
      { id: 'doug', zone: NEXT },
      { id: 'elle', zone: NEXT },
    ])
    expect(table.list('lifesaver')).toHaveLength(3)
    table.do({ do: 'lifesaver', zone: NEXT, people: ['elle', 'doug'] })
    expect([table.where('doug'), table.where('elle')]).toEqual([HERE, HERE])
    expect(table.of('walked')).toMatchObject([{ how: 'dragged' }, { how: 'dragged' }])
    const calm = ned(['lifesaver'], {}, {}, [{ id: 'doug', zone: NEXT }])
    expect(calm.refusal({ do: 'lifesaver', zone: NEXT, people: ['doug'] })).toBe('no-zombies-there Z2-SKL-46')
  })

  test('Z2-SKL-28 Brother in arms: everybody in the zone has the effect while two share it; companions do not', () => {
    const fight = (zone: string) => {
      const table = position(
        {
          mission: 'city-blocks',
          ultrared: true,
          survivors: ['ned', 'doug'],
          turn: 'ned',
          people: [
            { id: 'ned', zone: HERE, hand: ['crowbar'], skills: [] },
            { id: 'doug', zone, skills: ['brother-plus-die-combat'] },
          ],
          zombies: { [HERE]: { fatty: 1 } },
        },
        { dice: [1, 1] },
      )
      table.do(melee('crowbar'))
      return table.of('rolled')[0]?.dice.length
    }
    expect([fight(HERE), fight(NEXT)]).toEqual([2, 1])
  })

  test('Z2-SKL-57 Steady hand: friends are spared by own misses', () => {
    const table = ned(['steady-hand'], { hand: ['pistol'], ...zombies(NEXT, { walker: 1 }) }, { dice: [1] }, [
      { id: 'doug', zone: NEXT },
    ])
    table.do(ranged('pistol'))
    expect(table.person('doug').health).toBe(3)
  })

  test('Z2-SKL-47 Low profile: no friendly fire on this survivor; Molotovs still kill', () => {
    const shoot = (hand: string, pick: Json) => {
      const table = ned([], { hand: [hand], ...zombies(NEXT, { walker: 1 }) }, { dice: [1] }, [
        { id: 'doug', zone: NEXT, skills: ['low-profile'] },
        { id: 'elle', zone: NEXT },
      ])
      table.do(pick)
      return [table.person('doug').health, table.person('elle').health]
    }
    expect(shoot('pistol', ranged('pistol'))).toEqual([3, 2])
    expect(shoot('molotov', { do: 'throw', card: 'molotov', zone: NEXT, sure: true })[0]).toBe(0)
  })
})

describe('enduring', () => {
  const bitten = (
    skills: readonly string[],
    kinds: Record<string, number>,
    more: Record<string, Json> = {},
  ) =>
    position({
      mission: 'city-blocks',
      survivors: ['ned'],
      phase: 'zombies',
      people: [{ id: 'ned', zone: HERE, skills, ...more } as unknown as Json],
      zombies: { [HERE]: kinds },
    })

  test('Z2-SKL-32 Dreadnought: no wounds from the named type', () => {
    expect(bitten(['dreadnought-walker'], { walker: 9, fatty: 1 }).person('ned').health).toBe(2)
    expect(bitten(['dreadnought-abomination'], { abomination: 1 }).person('ned').health).toBe(3)
  })

  test('Z2-SKL-62 Tough: the first wound of each attack step and of each friendly fire is ignored', () => {
    expect(bitten(['tough'], { walker: 2 }).person('ned').health).toBe(2)
    // A Runner's two actions are two steps.
    expect(bitten(['tough'], { runner: 1 }).person('ned').health).toBe(3)
    const shot = ned([], { hand: ['shotgun'], ...zombies(NEXT, { walker: 1 }) }, { dice: [1, 1] }, [
      { id: 'doug', zone: NEXT, skills: ['tough'] },
    ])
    shot.do(ranged('shotgun'))
    expect(shot.board.outcome).toBe('lost')
  })

  test('Z2-SKL-45 Is That All You’ve Got?: cards for wounds, one for one', () => {
    const table = bitten(['is-that-all'], { walker: 2 }, { hand: ['katana'], pack: ['water'] })
    table.do({ do: 'shield', card: 'water' })
    table.do({ do: 'endure' })
    expect(table.person('ned')).toMatchObject({ health: 2, hand: ['katana'], pack: [] })
    expect(table.board.piles[0]?.discards).toContain('water')
  })

  test('Z2-SKL-61 Taunt: all zombies of a zone nearby act at once against the taunter only', () => {
    const table = ned(
      ['taunt'],
      { zombies: { '2V.E': { runner: 1, walker: 1 }, '2V.SE': { walker: 1 } } },
      {},
      [{ id: 'doug', zone: '2V.E' }],
    )
    table.do({ do: 'taunt', zone: '2V.E' })
    expect(table.person('doug').health).toBe(3)
    expect(table.zombies(NEXT)).toBe('walker 1')
    // The Runner came all the way; it had no third action to attack with.
    expect(table.zombies(HERE)).toBe('runner 1')
    expect(table.zombies('2V.SE')).toBe('walker 1')
    expect(table.refusal({ do: 'taunt', zone: NEXT })).toBe('already-done Z2-SKL-61')
  })

  test('Z2-SKL-63 Webbing: the whole inventory counts as in hand', () => {
    const table = ned(
      ['webbing'],
      {
        hand: ['katana'],
        pack: ['katana', 'pistol'],
        zombies: { [HERE]: { walker: 9 }, [NEXT]: { walker: 1 } },
      },
      { dice: [4, 4, 4, 4, 6] },
    )
    table.do(melee('katana', { dual: true }))
    table.do(ranged('pistol'))
    expect(table.of('rolled').map(({ dice }) => dice.length)).toEqual([4, 1])
  })

  test('Z2-SKL-40 Hoard: a backpack of five', () => {
    const table = ned(['hoard'], { pack: ['water', 'katana', 'kukri'] }, {}, [
      { id: 'doug', zone: HERE, hand: ['pistol', 'machete'] },
    ])
    table.do({ do: 'trade', partner: 'doug' })
    table.do({ do: 'put', card: 'pistol', from: 'partner-hand', to: 'pack' })
    table.do({ do: 'put', card: 'machete', from: 'partner-hand', to: 'pack' })
    expect(table.person('ned').pack).toHaveLength(5)
  })

  test('Z2-SKL-41 Hold your nose: a card when the last zombie of the own zone dies, street included; not a search', () => {
    const table = ned(
      ['hold-your-nose'],
      { hand: ['katana'], ...zombies(HERE, { walker: 1 }) },
      { dice: [4, 4], equipment: ['kukri'] },
    )
    table.do(melee('katana'))
    expect(table.board.found).toEqual(['kukri'])
    table.do({ do: 'put', card: 'kukri', from: 'found', to: 'hand' })
    table.do({ do: 'done' })
    expect(table.board.turns[0]?.once).toEqual([])
  })

  test('Z2-SKL-42 Home defender: sight through building zones has no limit', () => {
    const look = (skills: string[]) => {
      const table = ned(skills, {
        zone: '4V.c',
        hand: ['army-sniper-rifle'],
        ...zombies('4V.b', { walker: 1 }),
        doors: ['4V.c-4V.NE'],
      })
      return table.list('ranged').length
    }
    expect([look([]), look(['home-defender'])]).toEqual([0, 1])
  })
})

describe('reacting', () => {
  const spawn = (skills: readonly string[], zone: string, script: Script, more: Record<string, Json> = {}) =>
    position(
      {
        mission: 'city-blocks',
        survivors: ['ned'],
        phase: 'spawn',
        people: [{ id: 'ned', zone, skills, hand: ['katana', 'pistol'] } as unknown as Json],
        ...more,
      },
      script,
    )

  test('Z2-SKL-29 Combat reflexes: zombies placed at range 0-1 are fought before their rush, once per card, only them', () => {
    const table = spawn(
      ['combat-reflexes'],
      '5R.S',
      { spawn: ['05', '11', '13'], dice: [6] },
      { zombies: { '5R.S': { fatty: 1 } } },
    )
    expect(table.list().map((pick) => (pick as { zone?: string }).zone ?? 'end')).toEqual(['5R.SW', 'end'])
    expect(table.refusal({ do: 'melee', card: 'katana', zone: '5R.S' })).toBe('not-against-these Z2-SKL-29')
    table.do({ do: 'ranged', card: 'pistol', zone: '5R.SW' })
    expect(table.zombies('5R.SW')).toBe('')
    expect(table.of('activated')).toEqual([])
    const far = spawn(['combat-reflexes'], '9R.S', { spawn: ['05', '11', '13'] })
    expect(far.of('turnBegan').filter(({ gift }) => gift >= 0)).toEqual([])
  })

  test('Z2-SKL-53 Sidestep: a free move before their rush, whatever stands in the own zone', () => {
    const table = spawn(['sidestep'], '5R.SW', { spawn: ['05', '11', '13'] })
    table.do({ do: 'move', to: '5R.S' })
    expect(table.person('ned').health).toBe(3)
    expect(table.zombies('5R.S')).toBe('walker 1')
  })

  test('Z2-SKL-31 Distributor: all cards first, then one for each spawn zone', () => {
    const table = spawn(['distributor'], '9R.a', { spawn: ['01', '04', '11'] })
    expect(table.list()).toEqual(['01', '04', '11'].map((card) => ({ do: 'assign', card })))
    expect(table.board.laid).toEqual(['01', '04', '11'])
    table.do({ do: 'assign', card: '11' })
    expect(table.refusal({ do: 'assign', card: '11' })).toBe('not-turned-up Z2-SKL-31')
    table.do({ do: 'assign', card: '01' })
    expect(table.of('spawnDrawn').map(({ card }) => card)).toEqual(['11', '01', '04'])
    expect(table.board.laid).toEqual([])
  })

  test('Z2-SKL-64 Zombie link: a whole turn before the zombies of an extra activation act', () => {
    const table = spawn(
      ['zombie-link'],
      HERE,
      { spawn: ['37', '11', '13'] },
      { zombies: { [NEXT]: { walker: 1 } } },
    )
    expect(table.choice()).toMatchObject({ kind: 'act', person: 0 })
    table.do({ do: 'noise' })
    table.do({ do: 'noise' })
    table.do({ do: 'noise' })
    expect(table.of('noiseMade')).toHaveLength(3)
  })

  test('Z2-SKL-60 Tactician: the turn between two others', () => {
    const table = position({
      mission: 'city-blocks',
      teams: [['doug', 'elle'], ['ned']],
      people: [
        { id: 'doug', zone: HERE },
        { id: 'elle', zone: HERE },
        { id: 'ned', zone: HERE, skills: ['tactician'] },
      ],
    })
    expect(table.choice()).toMatchObject({ kind: 'may', what: 'tactics', seat: 1, person: 2 })
    table.do({ do: 'no' })
    table.do({ do: 'activate', person: 'elle' })
    table.do({ do: 'end' })
    expect(table.choice()).toMatchObject({ kind: 'may', what: 'tactics', seat: 1 })
    table.do({ do: 'yes' })
    expect(table.choice()).toMatchObject({ kind: 'act', person: 2 })
    table.do({ do: 'end' })
    expect(table.choice()).toMatchObject({ kind: 'act', person: 0 })
  })
})

describe('from the start', () => {
  const data = { id: 'x', kid: false, health: 3, yellow: [], orange: [], red: [] }

  test('Z2-SKL-54 Z2-SKL-55 Z2-SKL-56 starting health, adrenaline and cards count at setup', () => {
    const start = (blue: string[]) => freshPerson({ ...data, blue }, 0, 0)
    expect(start(['starts-health-4']).health).toBe(4)
    expect(start(['starts-points-2']).points).toBe(2)
    expect(start(['starts-card-machete']).hand).toEqual(['machete'])
  })

  test('Z2-SKL-54 Z2-SKL-55 Z2-SKL-56 they are not lent to a leader, and not offered in ultrared', () => {
    const table = ned([], { ultrared: true })
    expect(table.kit.freeSkills.some((skill) => skill.startsWith('starts-'))).toBe(false)
    expect(table.kit.lends('nobody')).toEqual([])
    expect(kindOf(table.kit, 'walker')).toBe(0)
  })
})
