import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { position, type Script } from '../testing/stage.ts'

const TEAM = ['nora', 'anthony', 'lee', 'thadeus', 'nikolas', 'bonnie']

/** The first survivor is at turn in a zone of a mission; the others stand where the mission begins. */
const reader = (mission: string, zone: string, more: Record<string, Json> = {}, script: Script = {}) =>
  position({ mission, survivors: TEAM, turn: 'nora', people: [{ id: 'nora', zone }], ...more }, script)

const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type)

describe('an objective card', () => {
  test('UA-ACT-04 GG-RUL-43 is taken for an action in its own zone, zombies there or not', () => {
    const table = reader('release-the-pressure', '16V.b', { zombies: { '16V.b': { walker: 2 } } })
    expect(table.list('read')).toEqual([{ do: 'read', card: 4 }])
    expect(table.refusal({ do: 'read', card: 2 })).toBe('no-card-here UA-ACT-04')
    table.do({ do: 'read', card: 4 })
    expect(table.board.cards[3]).toBe('taken')
    expect(table.refusal({ do: 'read', card: 4 })).toBe('no-card-here UA-ACT-04')
  })

  test('GG-CMP-06 gives no adrenaline unless it says so', () => {
    const table = reader('four-rusted-horses', '8V.a')
    table.do({ do: 'read', card: 2 })
    expect(table.person('nora').points).toBe(0)
    const kind = reader('release-the-pressure', '16V.b')
    kind.do({ do: 'read', card: 4 })
    expect(kind.person('nora').points).toBe(0)
    const generous = reader('fort-bolton', '16V.b')
    generous.do({ do: 'read', card: 3 })
    expect(generous.person('nora').points).toBe(2)
  })

  test('GG-OBJ-01 does what it says in printed order, and is taken after all of it', () => {
    const table = reader('fightin-words', '17R.b')
    const events = table.do({ do: 'read', card: 5 })
    const told = ['cardRead', 'keyFound', 'placed', 'cardTaken']
    expect(typesOf(events).filter((type) => told.includes(type))).toEqual(told)
    expect(table.zombies('17R.b')).toBe('walker 2')
  })

  test('GG-OBJ-02 GG-RUL-42 stays while its lock is shut, and is taken once the keyword is found', () => {
    const shut = reader('fightin-words', '15R.b')
    const events = shut.do({ do: 'read', card: 3 })
    expect(typesOf(events)).toContain('cardStayed')
    expect(shut.board.cards[2]).toBe('up')
    expect(shut.list('read')).toEqual([{ do: 'read', card: 3 }])
    const open = reader('fightin-words', '15R.b', { missionCards: { keys: ['KEY'] } })
    open.do({ do: 'read', card: 3 })
    expect(open.board.cards[2]).not.toBe('down')
    expect(open.board.keys).toEqual(['KEY'])
  })

  test('GG-CMP-06 the example: one finds a chest, another the KEY, and then the chest is opened', () => {
    const table = position({
      mission: 'fightin-words',
      survivors: TEAM,
      turn: 'thadeus',
      people: [
        { id: 'thadeus', zone: '15R.b' },
        { id: 'nora', zone: '17R.b' },
        { id: 'lee', zone: '15R.b' },
      ],
    })
    table.do({ do: 'read', card: 3 })
    expect(table.board.cards[2]).toBe('up')
    table.do({ do: 'end' })
    table.do({ do: 'activate', person: 'nora' })
    table.do({ do: 'read', card: 5 })
    table.do({ do: 'end' })
    table.do({ do: 'activate', person: 'lee' })
    table.do({ do: 'read', card: 3 })
    table.do({ do: 'done' })
    expect(table.board.cards[2]).toBe('taken')
  })

  test('GG-OBJ-03 stays while there are too few others to lift it, companions counted', () => {
    const alone = reader('rolling-up-our-sleeves', '17R.b')
    alone.do({ do: 'read', card: 2 })
    expect(alone.board.cards[1]).toBe('up')
    const helped = reader('rolling-up-our-sleeves', '17R.b', {
      companions: [{ id: 'jeb', zone: '17R.b', leader: 'nora' }],
    })
    helped.do({ do: 'read', card: 2 })
    expect(helped.board.cards[1]).toBe('taken')
  })

  test('GG-OBJ-05 shows its options to the seat of the taker, and does what was chosen', () => {
    const table = reader('fightin-words', '18R.E')
    table.do({ do: 'read', card: 7 })
    expect(table.list()).toEqual([
      { do: 'option', option: 1 },
      { do: 'option', option: 2 },
    ])
    expect(table.refusal({ do: 'option', option: 3 })).toBe('cannot-choose GG-OBJ-05')
    table.do({ do: 'option', option: 2 })
    expect(table.person('nora').points).toBe(3)
    expect(table.board.cards[6]).toBe('taken')
  })

  test('GG-OBJ-06 places zombies whatever the danger level, and draws zombie cards for a zone', () => {
    const table = reader('the-sleeping-machine', '13R.d')
    table.do({ do: 'read', card: 3 })
    expect(table.zombies('13R.b')).toBe('walker 2')
    const drawn = reader(
      'rolling-up-our-sleeves',
      '3R.b',
      {},
      { spawn: ['z04'], special: ['revolium-pistol'] },
    )
    drawn.do({ do: 'read', card: 6 })
    drawn.do({ do: 'option', option: 1 })
    drawn.do({ do: 'done' })
    expect(drawn.zombies('3R.a')).toBe('walker 2')
    expect(drawn.noise()).toBe('3R.a boom')
  })

  test('GG-OBJ-07 looks for a card in its deck, then in the discards; none left: a card of the equipment', () => {
    const found = (decks: Json) => {
      const table = reader('fort-bolton', '15R.b', { decks })
      table.do({ do: 'read', card: 1 })
      return table.board.found
    }
    expect(found({ equipment: {} })).toEqual(['dynamite'])
    expect(found({ equipment: { cards: { water: 6 } } })).toEqual(['dynamite'])
    expect(found({ equipment: { cards: { water: 6 }, discards: {} } })).toEqual(['water'])
  })

  test('GG-OBJ-08 brings somebody of a class, drawn from those not in play, lone or led at once', () => {
    const lone = reader('a-horse-with-no-name', '9R.c')
    lone.do({ do: 'read', card: 6 })
    const companion = lone.board.people[6]
    expect(companion).toMatchObject({ seat: -1, leader: -1, zone: lone.zone('9R.c') })
    expect(lone.kit.survivors[companion?.id ?? '']).toMatchObject({ class: 'engineer' })
    const led = reader('release-the-pressure', '4R.d')
    led.do({ do: 'read', card: 1 })
    expect(led.board.people[6]).toMatchObject({ leader: 0 })
  })

  test('GG-OBJ-04 GG-OBJ-13 one that stays is used for an action, so often a round', () => {
    const table = reader('the-sleeping-machine', '5V.W')
    expect(table.refusal({ do: 'pump' })).toBe('nothing-to-use-here GG-OBJ-13')
    table.do({ do: 'read', card: 4 })
    const before = table.board.gauge
    table.do({ do: 'pump' })
    table.do({ do: 'pump' })
    expect(table.board.gauge).toBe(before + 2)
    const used = reader('the-sleeping-machine', '5V.W', {
      missionCards: { cards: [{ card: 4, state: 'taken', uses: 2 }] },
    })
    expect(used.refusal({ do: 'pump' })).toBe('used-up GG-OBJ-13')
  })

  test('GG-OBJ-10 bars a way to zombies, and to nobody else', () => {
    const raw = { missionCards: { cards: [{ card: 5, state: 'taken' }] } }
    const barred = reader('fort-bolton', '7V.a', raw)
    const open = reader('fort-bolton', '7V.a')
    const step = (table: typeof open, who: 'ways' | 'zombieWays') => {
      const { kit, board } = table
      return kit[who](board).distance[table.zone('7V.b') * kit.map.size + table.zone('8V.S')]
    }
    expect(step(open, 'zombieWays')).toBe(1)
    expect(step(barred, 'zombieWays')).not.toBe(1)
    expect(step(barred, 'ways')).toBe(1)
  })

  test('GG-OBJ-12 asks the team for what it costs, which may be left', () => {
    const people = [{ id: 'nora', zone: '9V.b', pack: ['water'] }]
    const scene = {
      mission: 'steam-rush',
      survivors: TEAM,
      turn: 'nora',
      people,
      companions: [
        { id: 'jeb', zone: '9V.b' },
        { id: 'molly', zone: '1V.a' },
      ],
      missionCards: { cards: [{ card: 2, companion: 'jeb' }], companions: 2 },
    }
    const table = position(scene)
    expect(table.refusal({ do: 'read', card: 2 })).toBe('rally-instead GG-M06-02')
    table.do({ do: 'rally', companion: 'jeb' })
    expect(table.list()).toEqual([{ do: 'give-up', person: 'nora', card: 'water' }, { do: 'leave-it' }])
    table.do({ do: 'leave-it' })
    expect(table.board.cards[1]).toBe('up')
    table.do({ do: 'rally', companion: 'jeb' })
    table.do({ do: 'give-up', person: 'nora', card: 'water' })
    expect(table.board.saved).toEqual([{ companion: 6, by: 0 }])
    expect(table.board.cards[1]).toBe('taken')
    expect(table.person('nora')).toMatchObject({ pack: [], points: 3 })
    const dry = position({ ...scene, people: [{ id: 'nora', zone: '9V.b' }] })
    dry.do({ do: 'rally', companion: 'jeb' })
    expect(dry.board.cards[1]).toBe('up')
    expect(dry.board.saved).toEqual([])
  })

  test('GG-OBJ-14 lends a skill to those who see it, for the round', () => {
    const table = reader('rolling-up-our-sleeves', '15R.bal')
    table.do({ do: 'read', card: 7 })
    const skill = table.board.lentSkills[0]?.skill ?? ''
    expect(table.board.lentSkills).toContainEqual({ person: 0, skill, until: 'round' })
    expect(table.person('nora').skills).toContain(skill)
    expect(table.person('nora').own).toBe(table.person('nora').skills.indexOf(skill))
  })

  test('GG-OBJ-15 outside the campaign cxp and marks change nothing in play', () => {
    const table = reader('the-sleeping-machine', '9R.b')
    table.do({ do: 'read', card: 5 })
    table.do({ do: 'option', option: 2 })
    expect(table.board.marks).toEqual(['hot-fire'])
    expect(table.board.outcome).toBeUndefined()
  })

  test('GG-CMP-15 a choice sends to one note, the others stay unread', () => {
    const table = reader('the-sleeping-machine', '9R.b')
    table.do({ do: 'read', card: 5 })
    expect(table.board.notes).toEqual([])
    table.do({ do: 'option', option: 1 })
    expect(table.board.notes).toEqual([1])
    expect(table.board.gauge).toBe(4)
  })

  test('GG-TBL-04 GG-CMP-13 what lies face down is told by place and number alone, in views and events', () => {
    const table = reader('fightin-words', '15R.b')
    const view = JSON.stringify(table.rules.view(table.board, 'spectator'))
    expect(view).toContain('"card":3')
    for (const secret of ['KEY', 'bounty-weapon', 'lock', 'effects', 'options'])
      expect(view).not.toContain(secret)
  })

  test('GG-TBL-01 reading one cannot be taken back: it moves the horizon', () => {
    const table = reader('four-rusted-horses', '15V.a')
    const before = table.state.control.draws.reduce((sum, count) => sum + count, 0)
    table.do({ do: 'read', card: 1 })
    const after = table.state.control.draws.reduce((sum, count) => sum + count, 0)
    expect(after).toBeGreaterThan(before)
  })
})
