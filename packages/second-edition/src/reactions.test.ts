import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { ned, zombies } from './testing/ned.ts'
import { HERE, melee, NEXT, position, ranged, type Script } from './testing.ts'

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
      people: [{ id: 'ned', zone: HERE, skills, ...more } as Json],
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
    const shot = ned([], { hand: ['shotgun'], ...zombies(NEXT, { walker: 1 }) }, { dice: [6, 1] }, [
      { id: 'doug', zone: NEXT, skills: ['is-that-all'], hand: ['katana'] },
    ])
    shot.do(ranged('shotgun'))
    shot.do({ do: 'shield', card: 'katana' })
    // A miss of damage 2 is two wounds: one card stops one of them.
    expect(shot.person('doug').health).toBe(2)
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
    const here = ned(['taunt'], zombies(HERE, { walker: 2 }), {}, [{ id: 'doug', zone: HERE }])
    here.do({ do: 'taunt', zone: HERE })
    expect([here.person('ned').health, here.person('doug').health]).toEqual([1, 3])
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
    const two = ned(
      ['hold-your-nose'],
      { hand: ['katana'], ...zombies(HERE, { walker: 2 }) },
      { dice: [4, 1] },
    )
    two.do(melee('katana'))
    expect(two.of('drawn')).toEqual([])
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
  const spawn = (
    skills: readonly string[],
    zone: string,
    script: Script,
    more: Record<string, Json> = {},
    who: Record<string, Json> = {},
  ) =>
    position(
      {
        mission: 'city-blocks',
        survivors: ['ned'],
        phase: 'spawn',
        people: [{ id: 'ned', zone, skills, hand: ['katana', 'pistol'], ...who } as Json],
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
    const two = spawn(['combat-reflexes'], '5R.SE', { spawn: ['01', '11', '13'] })
    expect(two.of('turnBegan').filter(({ gift }) => gift >= 0)).toEqual([])
  })

  test('Z2-SKL-29 Z2-RUL-26 a reaction is no turn: nobody eats or does what is free once a turn', () => {
    const table = position(
      {
        mission: 'city-blocks',
        survivors: ['ned'],
        phase: 'spawn',
        people: [
          {
            id: 'ned',
            zone: '5R.SW',
            skills: ['combat-reflexes', 'shove', 'taunt', 'improvised-melee'],
            hand: ['katana'],
            pack: ['water'],
          },
        ],
      },
      { spawn: ['01', '11', '13'], dice: [1, 1] },
    )
    expect(table.list().map((pick) => (pick as { do: string }).do)).toEqual(['melee', 'end'])
    expect(table.refusal({ do: 'eat', card: 'water' })).toBe('not-your-survivor Z2-RUL-26')
    expect(table.refusal({ do: 'shove', to: '5R.S' })).toBe('not-your-survivor Z2-RND-02')
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
      { points: 7 },
    )
    expect(table.choice()).toMatchObject({ kind: 'act', person: 0 })
    expect([table.board.phase, table.board.round]).toEqual(['spawn', 1])
    table.do({ do: 'noise' })
    table.do({ do: 'noise' })
    expect(table.of('activated')).toEqual([])
    table.do({ do: 'noise' })
    expect(table.of('noiseMade')).toHaveLength(3)
    expect(table.of('activated')[0]).toMatchObject({ why: 'card' })
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

  test('Z2-SKL-60 Tactician: the turn is put off until after other seats', () => {
    const table = position({
      mission: 'city-blocks',
      teams: [['ned'], ['doug', 'elle']],
      people: [
        { id: 'ned', zone: HERE, skills: ['tactician'] },
        { id: 'doug', zone: HERE },
        { id: 'elle', zone: HERE },
      ],
    })
    for (const person of ['doug', 'elle']) {
      expect(table.choice()).toMatchObject({ kind: 'may', what: 'tactics', seat: 0, person: 0 })
      table.do({ do: 'no' })
      if (person === 'doug') table.do({ do: 'activate', person })
      expect(table.choice()).toMatchObject({ kind: 'act', seat: 1 })
      table.do({ do: 'end' })
    }
    // Nobody else waits: the turn is not lost.
    expect(table.choice()).toMatchObject({ kind: 'act', person: 0 })
    table.do({ do: 'end' })
    expect(table.of('turnBegan').map(({ person }) => person)).toEqual([1, 2, 0])
  })

  test('Z2-SKL-60 several tacticians go in the order they like, and whoever waits is asked after each turn', () => {
    const table = position({
      mission: 'city-blocks',
      teams: [['ned'], ['doug'], ['elle']],
      people: ['ned', 'doug', 'elle'].map((id) => ({ id, zone: HERE, skills: ['tactician'] })),
    })
    const asked = () => (table.choice() as { person?: number }).person
    // All are put off: each of the others is asked, then the first player's must go.
    expect(asked()).toBe(1)
    table.do({ do: 'no' })
    expect(asked()).toBe(2)
    table.do({ do: 'yes' })
    table.do({ do: 'end' })
    expect(table.choice()).toMatchObject({ kind: 'may', person: 1 })
    table.do({ do: 'no' })
    expect(table.choice()).toMatchObject({ kind: 'act', person: 0 })
    table.do({ do: 'end' })
    expect(table.choice()).toMatchObject({ kind: 'act', person: 1 })
    table.do({ do: 'end' })
    expect(table.of('turnBegan').map(({ person }) => person)).toEqual([2, 0, 1])
  })

  describe('several at once', () => {
    const two = (phase: string, skills: readonly (readonly string[])[], script: Script, more = {}) =>
      position(
        {
          mission: 'city-blocks',
          teams: [['ned'], ['doug']],
          phase,
          people: ['ned', 'doug'].map((id, at) => ({
            id,
            zone: '5R.SW',
            skills: skills[at] as Json,
            hand: ['katana'],
          })),
          ...more,
        },
        script,
      )

    test('Z2-SKL-29 Z2-SKL-53 Z2-RUL-11 reactions come in the order the players like', () => {
      const table = two('spawn', [['combat-reflexes', 'sidestep'], ['sidestep']], {
        spawn: ['05', '11', '13'],
        dice: [6, 1],
      })
      expect(table.choice()).toMatchObject({ kind: 'order', seat: 0 })
      expect(table.list()).toEqual([
        { do: 'order', person: 'ned', skill: 'combat-reflexes' },
        { do: 'order', person: 'ned', skill: 'sidestep' },
        { do: 'order', person: 'doug', skill: 'sidestep' },
      ])
      expect(table.refusal({ do: 'order', person: 'doug', skill: 'combat-reflexes' })).toBe(
        'skill-missing Z2-RUL-11',
      )
      table.do({ do: 'order', person: 'doug', skill: 'sidestep' })
      table.do({ do: 'move', to: '5R.S' })
      table.do({ do: 'order', person: 'ned', skill: 'combat-reflexes' })
      table.do({ do: 'melee', card: 'katana', zone: '5R.SW' })
      // The last one is not asked about.
      expect(table.choice()).toMatchObject({ kind: 'act', person: 0 })
      expect(table.of('turnBegan').map(({ person }) => person)).toEqual([1, 0, 0])
    })

    test('Z2-SKL-64 Z2-RUL-11 so do the turns of those who are linked', () => {
      const table = two('spawn', [['zombie-link'], ['zombie-link']], { spawn: ['37', '11', '13'] })
      expect(table.choice()).toMatchObject({ kind: 'order', seat: 0 })
      table.do({ do: 'order', person: 'doug', skill: 'zombie-link' })
      table.do({ do: 'end' })
      table.do({ do: 'end' })
      expect(table.of('turnBegan').slice(0, 2)).toMatchObject([
        { person: 1, gift: -2 },
        { person: 0, gift: -2 },
      ])
    })

    test('Z2-SKL-41 Z2-RUL-11 and what a fallen zombie left behind', () => {
      const table = two(
        'players',
        [['hold-your-nose'], ['hold-your-nose']],
        { dice: [6, 1], equipment: ['water', 'kukri'] },
        { turn: 'ned', zombies: { '5R.SW': { walker: 1 } } },
      )
      table.do({ do: 'melee', card: 'katana', zone: '5R.SW' })
      table.do({ do: 'order', person: 'doug', skill: 'hold-your-nose' })
      expect(table.of('drawn')).toMatchObject([{ person: 1, card: 'water' }])
    })

    test('Z2-SKL-31 Z2-RUL-11 of two distributors the first player’s word counts', () => {
      const table = two(
        'spawn',
        [['distributor'], ['distributor']],
        { spawn: ['01', '04', '11'] },
        { first: 1 },
      )
      expect(table.choice()).toMatchObject({ kind: 'assign', seat: 1 })
    })
  })
})
