import type { Json } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { game, position, type Script, type Stage } from '../testing/stage.ts'

const TEAM = ['nora', 'anthony', 'lee', 'thadeus', 'nikolas', 'bonnie']
/** Nobody comes. */
const CALM = ['z13', 'z14', 'z15', 'z17', 'z18', 'z11', 'z12', 'z09', 'z31', 'z35', 'z36', 'z27']

/** The first survivor is at turn; everybody who is not named stands where the mission begins. */
const at = (mission: string, people: Json, more: Record<string, Json> = {}, script: Script = {}) =>
  position({ mission, survivors: TEAM, turn: 'nora', people, ...more }, { spawn: CALM, ...script })

/** Everybody in one zone. */
const all = (zone: string): Json => TEAM.map((id) => ({ id, zone }))

/** Cards of a mission in a state. */
const cards = (state: string, ...numbers: readonly number[]): Json => numbers.map((card) => ({ card, state }))

/** Answers every question with the first answer until something holds. */
function until(table: Stage, holds: (table: Stage) => boolean): Stage {
  for (let step = 0; step < 400 && !holds(table) && table.board.outcome === undefined; step++) {
    const [seat] = table.open()
    if (seat === undefined) return table
    const picks = table.list()
    const end = picks.find((pick) => JSON.stringify(pick) === '{"do":"end"}')
    table.do(end ?? picks[0] ?? null)
  }
  return table
}

const roundOf = (round: number) => (table: Stage) => table.board.round >= round
const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type)

test('GG-M01 Fightin’ Words is won with its last card', () => {
  const taken = cards('taken', 1, 2, 3, 4, 5, 6)
  const table = at('fightin-words', [{ id: 'nora', zone: '18R.E' }], { missionCards: { cards: taken } })
  table.do({ do: 'read', card: 7 })
  expect(table.board.outcome).toBeUndefined()
  table.do({ do: 'option', option: 2 })
  expect(table.board.outcome).toBe('won')
})

describe('GG-M02 A Horse with No Name', () => {
  test('GG-RUL-44 UA-WIN-02 nobody leaves before the listed cards are taken, then everybody at the end of their turns', () => {
    const here = [{ id: 'nora', zone: '9R.SE' }]
    const early = at('a-horse-with-no-name', here)
    early.do({ do: 'end' })
    expect(early.list('yes')).toEqual([])
    const late = at('a-horse-with-no-name', here, { missionCards: { cards: cards('taken', 3, 10) } })
    late.do({ do: 'end' })
    expect(late.list('yes')).toEqual([{ do: 'yes' }])
    late.do({ do: 'yes' })
    expect(late.person('nora').zone).toBe(NONE)
  })

  test('GG-RUL-34 somebody who lies there holds back the win of those who left, until taken or dead', () => {
    const people = TEAM.map((id) => (id === 'lee' ? { id, zone: '17R.W', health: 1 } : { id, zone: 'gone' }))
    const table = position(
      {
        mission: 'a-horse-with-no-name',
        survivors: TEAM,
        phase: 'zombies',
        people,
        zombies: { '17R.W': { walker: 1 } },
        missionCards: { cards: cards('taken', 3, 10) },
      },
      { spawn: [...CALM, ...CALM, ...CALM] },
    )
    until(table, () => false)
    const told = ['knockedOut', 'roundBegan', 'died', 'won']
    expect(typesOf(table.events).filter((type) => told.includes(type))).toEqual(told)
  })

  test('note 2 goes by the keywords found: skills for all, for the taker, or runners', () => {
    const ride = (keys: readonly string[]) => {
      const table = at('a-horse-with-no-name', [{ id: 'nora', zone: '8R.b' }], { missionCards: { keys } })
      table.do({ do: 'read', card: 10 })
      table.do({ do: 'option', option: 2 })
      return table
    }
    const both = ride(['BRIDLE', 'HORSESHOES'])
    expect(both.board.lentSkills.map(({ person }) => person)).toEqual([0, 1, 2, 3, 4, 5])
    expect(both.board.marks).toEqual(['horses'])
    expect(both.board.cxp).toEqual([1, 1, 1, 1, 1, 1])
    expect(ride(['BRIDLE']).board.lentSkills.map(({ person }) => person)).toEqual([0])
    expect(ride([]).zombies('8R.c')).toBe('runner 2')
  })

  test('UA-RUL-21 note 1 sweeps zombies away for no adrenaline', () => {
    const zombies = { '8R.N': { walker: 3, brute: 1 } }
    const table = at('a-horse-with-no-name', [{ id: 'nora', zone: '8R.b' }], { zombies })
    table.do({ do: 'read', card: 10 })
    table.do({ do: 'option', option: 1 })
    expect(table.zombies('8R.N')).toBe('')
    expect(table.person('nora').points).toBe(0)
    expect(table.board.marks).toEqual(['stampede'])
  })
})

describe('GG-M03 Four Rusted Horses', () => {
  const EVERY = cards('taken', 1, 2, 3, 4, 5, 6, 7)
  const gathered = (table: Stage) => new Set(table.board.spawnsAt).size === 1
  const tokens: Json = [
    { kind: 'start', zone: '5R.SE' },
    { kind: 'mobile', zone: '5R.SE' },
    { kind: 'abomination', zone: '5R.SE' },
    { kind: 'mobile', zone: '5R.SE' },
  ]

  /** Somebody with a rifle shoots at a bottle one zone away. */
  function shooting(bottle: string, more: Record<string, Json>): Stage {
    const bare = at('four-rusted-horses', [])
    const { kit } = bare
    const [zone = ''] = kit
      .seenFrom(bare.board, bare.zone(bottle))
      .filter((from) => kit.ways(bare.board).distance[from * kit.map.size + bare.zone(bottle)] === 1)
      .map((from) => kit.map.zones[from]?.name ?? '')
    const people = [{ id: 'nora', zone, hand: ['winchester'] }]
    const table = at('four-rusted-horses', people, { town: { bottles: [bottle] }, ...more }, { dice: [6, 6] })
    const [shot = null] = table.list('shoot-bottle')
    table.do(shot)
    return table
  }

  test('GG-M03-01 a bottle sends the tokens of its zone to the starting spawn zone, asleep or not', () => {
    const table = shooting('15V.NE', {})
    const where = (kind: string) =>
      table.board.spawnsAt[table.kit.mission.spawns.findIndex((spawn) => spawn.kind === kind)]
    expect(where('abomination')).toBe(where('start'))
    expect(gathered(table)).toBe(false)
  })

  test('GG-RUL-45 GG-RUL-46 a bottle in the starting spawn zone wins once all else is done, and only then', () => {
    const done = shooting('5R.SE', { spawns: tokens, missionCards: { cards: EVERY } })
    expect(gathered(done)).toBe(true)
    expect(done.board.outcome).toBe('won')
    expect(shooting('5R.SE', { missionCards: { cards: EVERY } }).board.outcome).toBeUndefined()
    expect(shooting('5R.SE', { spawns: tokens }).board.outcome).toBeUndefined()
  })
})

describe('GG-M04 The Relay Station', () => {
  test('GG-M04-01 GG-RUL-47 the gauge stays at 18 whatever happens', () => {
    const table = at('the-relay-station', [{ id: 'nora', zone: '16V.b' }])
    expect(table.board.gauge).toBe(18)
    until(table, roundOf(2))
    expect(table.board.gauge).toBe(18)
  })

  test('switches are stuck until both machines are taken', () => {
    const here = [{ id: 'nora', zone: '18R.a' }]
    const stuck = at('the-relay-station', here, { missionCards: { cards: cards('taken', 3) } })
    expect(stuck.refusal({ do: 'switch', tile: '18R' })).toMatch(/^switch.*stuck/)
    const free = at('the-relay-station', here, { missionCards: { cards: cards('taken', 3, 4) } })
    free.do({ do: 'switch', tile: '18R' })
    expect(free.board.switchesOn).not.toBe(stuck.board.switchesOn)
  })

  test('GG-M04-02 both goals are locked', () => {
    const table = at('the-relay-station', [{ id: 'nora', zone: '8R.b' }])
    table.do({ do: 'read', card: 6 })
    expect(table.board.cards[5]).toBe('up')
  })
})

describe('GG-M05 Fort Bolton', () => {
  test('GG-RUL-48 the noise goes to zone 1 at the start of each round, BOOM! side up', () => {
    const table = game({ mission: 'fort-bolton', survivors: TEAM })
    until(table, roundOf(1))
    expect(table.noise()).toBe('1R.c boom')
  })

  test('three companions wait in each marked zone', () => {
    const table = until(game({ mission: 'fort-bolton', survivors: TEAM }), roundOf(1))
    const waiting = table.board.people.filter(({ seat }) => seat === NONE).map(({ zone }) => zone)
    const room = (name: string) => waiting.filter((zone) => zone === table.zone(name)).length
    expect([room('1R.c'), room('5R.b')]).toEqual([3, 3])
  })

  test('GG-RUL-48 GG-RUL-50 a zombie that comes to be in a marked zone loses, however it came', () => {
    const table = at('fort-bolton', [], { zombies: { '1R.b': { walker: 1 } } })
    until(table, roundOf(2))
    expect(table.board.outcome).toBe('lost')
  })

  test('GG-RUL-49 the barricade stops zombies on the street side until a survivor comes in from there', () => {
    const table = at('fort-bolton', [])
    const { kit } = table
    const room = table.zone('5R.b')
    const beside = [...kit.map.zones.keys()].filter(
      (zone) =>
        kit.map.zones[zone]?.kind === 'street' &&
        kit.ways(table.board).distance[zone * kit.map.size + room] === 1,
    )
    expect(beside.length).toBeGreaterThan(0)
    const [door = 0] = beside
    const steps = () => kit.zombieWays(table.board).distance[door * kit.map.size + room]
    expect(steps()).not.toBe(1)
    const name = kit.map.zones[door]?.name ?? ''
    const inside = at('fort-bolton', [{ id: 'nora', zone: name }])
    expect(inside.board.barricade).toBe(true)
    inside.do({ do: 'move', to: '5R.b' })
    expect(inside.board.barricade).toBe(false)
    const fromWithin = at('fort-bolton', [{ id: 'nora', zone: '5R.a' }])
    fromWithin.do({ do: 'move', to: '5R.b' })
    expect(fromWithin.board.barricade).toBe(true)
  })

  test('GG-M05-02 cards 8 and 9 win it, each behind its lock', () => {
    const table = at('fort-bolton', [{ id: 'nora', zone: '1R.c' }], {
      missionCards: { cards: cards('taken', 9), keys: ['SIGNAL'] },
    })
    table.do({ do: 'read', card: 8 })
    expect(table.board.outcome).toBe('won')
  })
})

describe('GG-M06 Steam Rush', () => {
  const scene = (
    people: Json,
    companions: readonly Record<string, string>[],
    more: Record<string, Json> = {},
  ) =>
    at('steam-rush', people, {
      companions: companions as Json,
      missionCards: { companions: companions.length },
      ...more,
    })

  test('GG-M06-05 nine places are filled at setup, those on cards first', () => {
    const table = until(game({ mission: 'steam-rush', survivors: TEAM }), roundOf(1))
    expect(table.board.companionsPlaced).toBe(9)
    expect(table.board.tied).toEqual([6, 7, 8])
  })

  test('GG-RUL-52 a companion who is rallied leaves at once for 3 adrenaline, and lends nothing', () => {
    const table = scene(
      [{ id: 'nora', zone: '1V.a' }],
      [
        { id: 'jeb', zone: '1V.a' },
        { id: 'molly', zone: '4V.b' },
      ],
    )
    const skills = table.person('nora').skills
    table.do({ do: 'rally', companion: 'jeb' })
    expect(table.person('jeb')).toMatchObject({ zone: NONE, leader: NONE })
    expect(table.person('nora')).toMatchObject({ points: 3, skills })
    expect(table.board.saved).toEqual([{ companion: 6, by: 0 }])
  })

  test('GG-M06-03 GG-RUL-51 the note is read with the last one, and wins if half were saved', () => {
    const one = scene([{ id: 'nora', zone: '1V.a' }], [{ id: 'jeb', zone: '1V.a' }])
    one.do({ do: 'rally', companion: 'jeb' })
    expect(one.board.notes).toEqual([1])
    expect(one.board.outcome).toBe('won')
    const few = scene([{ id: 'nora', zone: '1V.a' }], [{ id: 'jeb', zone: '1V.a' }], {
      missionCards: { companions: 3 },
    })
    few.do({ do: 'rally', companion: 'jeb' })
    expect(few.board.outcome).toBe('lost')
  })

  test('GG-M06-01 GG-M06-04 lone companions shoot in the end phase: targeting order, no adrenaline', () => {
    const ending = (zombies: Json) =>
      position(
        {
          mission: 'steam-rush',
          survivors: TEAM,
          phase: 'end',
          companions: [
            { id: 'jeb', zone: '1V.a' },
            { id: 'molly', zone: '1V.a' },
          ],
          zombies: { '1V.a': zombies },
        },
        { spawn: CALM },
      )
    const table = ending({ walker: 2, brute: 1 })
    expect(table.list()).toEqual([
      { do: 'shot', companion: 'jeb', zone: '1V.a' },
      { do: 'shot', companion: 'molly', zone: '1V.a' },
    ])
    expect(table.refusal({ do: 'shot', companion: 'jeb', zone: '4V.b' })).toBe('out-of-range GG-M06-01')
    table.do({ do: 'shot', companion: 'molly', zone: '1V.a' })
    expect(table.zombies('1V.a')).toBe('walker 1')
    expect(table.board.people.every(({ points }) => points === 0)).toBe(true)
    const vain = ending({ bowler: 1, walker: 1 })
    vain.do({ do: 'shot', companion: 'jeb', zone: '1V.a' })
    expect(vain.zombies('1V.a')).toBe('walker 1, bowler 1')
  })
})

describe('GG-M07 The Sleeping Machine', () => {
  const aboard = (more: Record<string, Json> = {}, people: Json = all('10R.cab')) =>
    at('the-sleeping-machine', people, { town: { gauge: 20 }, tally: { 'gauge-reached': 1 }, ...more })

  test('GG-M07-01 the gauge ignores end phases and does not lose at 20', () => {
    const table = at('the-sleeping-machine', [{ id: 'nora', zone: '18R.a' }], { town: { gauge: 17 } })
    table.do({ do: 'read', card: 2 })
    expect(table.board.gauge).toBe(20)
    expect(table.board.outcome).toBeUndefined()
    until(table, roundOf(2))
    expect(table.board.gauge).toBe(20)
  })

  test('GG-M07-02 valves, coal and pump raise it', () => {
    const table = at('the-sleeping-machine', [{ id: 'nora', zone: '17V.a' }])
    table.do({ do: 'read', card: 1 })
    expect(table.board.gauge).toBe(3)
  })

  test('GG-RUL-53 it starts in the train step with gauge 20 and an engineer aboard, and needs three moves', () => {
    const table = aboard()
    until(table, roundOf(2))
    expect(table.board.trainRuns).toBe(true)
    until(table, roundOf(3))
    expect(table.board.outcome).toBeUndefined()
    until(table, roundOf(4))
    expect(table.board.outcome).toBe('won')
  })

  test('without an engineer aboard it stands still', () => {
    const people = TEAM.map((id) => ({ id, zone: id === 'nikolas' ? '8V.NW' : '10R.cab' }))
    const table = until(aboard({}, people), roundOf(2))
    expect(table.board.trainRuns).toBe(false)
  })

  test('GG-M07-03 a zombie aboard at the third move loses, and so does somebody left behind', () => {
    const people = TEAM.map((id) => ({ id, zone: id === 'lee' ? '8V.NW' : '10R.cab' }))
    const behind = until(aboard({}, people), roundOf(9))
    expect(behind.board.outcome).toBe('lost')
  })
})

describe('GG-M08 Rolling Up Our Sleeves', () => {
  test('GG-M08-01 GG-RUL-74 the wagon stands for two where it is or at a door of the building, once it is free', () => {
    const lifting = (free: boolean) => {
      const table = at('rolling-up-our-sleeves', [{ id: 'nora', zone: '2V.SE' }], {
        missionCards: { cards: cards(free ? 'taken' : 'down', 1) },
      })
      return table.kit.rules.reduce(
        (hands, rule) => hands + (rule.lifts?.(table.kit, table.board, 0) ?? 0),
        0,
      )
    }
    expect(lifting(true)).toBe(2)
    expect(lifting(false)).toBe(0)
  })

  test('GG-RUL-56 the first companion of a leader lends, the others do not', () => {
    const table = at('rolling-up-our-sleeves', [{ id: 'nora', zone: '2V.W' }], {
      companions: [
        { id: 'carl', zone: '2V.W', leader: 'nora' },
        { id: 'molly', zone: '2V.W', leader: 'nora' },
      ],
    })
    expect(table.person('nora').skills).toContain('charge')
    expect(table.person('nora').skills).not.toContain('fanning')
  })

  test('GG-SET-04 by itself everybody draws a companion', () => {
    const table = until(game({ mission: 'rolling-up-our-sleeves', survivors: TEAM }), roundOf(1))
    const led = table.board.people.filter(({ leader }) => leader !== NONE).map(({ leader }) => leader)
    expect(led.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })
})

describe('GG-M09 The Convoy', () => {
  const started = () => until(game({ mission: 'the-convoy', survivors: TEAM }), roundOf(1))

  test('GG-SET-04 GG-M09-01 four walk by themselves, whom nobody rallies', () => {
    const table = started()
    expect(table.board.convoy).toHaveLength(4)
    for (const person of table.board.convoy)
      expect(table.board.people[person]).toMatchObject({ seat: NONE, leader: NONE, zone: table.zone('5R.E') })
    until(table, (each) => each.list('end').length > 0)
    expect(table.list('rally')).toEqual([])
  })

  test('GG-RUL-58 GG-M09-02 each goes one zone nearer to the car in the end phase', () => {
    const table = started()
    const { kit } = table
    const far = () =>
      table.board.convoy.map(
        (person) =>
          kit.ways(table.board).distance[
            (table.board.people[person]?.zone ?? 0) * kit.map.size + table.zone('11R.car')
          ] ?? 0,
      )
    const before = far()
    until(table, roundOf(2))
    if (table.board.outcome === undefined) expect(far()).toEqual(before.map((steps) => steps - 1))
  })

  test('GG-RUL-57 in the end phase of the round after gauge 20 all aboard win, anybody elsewhere loses', () => {
    const ready = (people: Json) =>
      until(
        at('the-convoy', people, { round: 5, town: { gauge: 20 }, tally: { 'gauge-reached': 4 } }),
        roundOf(6),
      )
    expect(ready(all('11R.car')).board.outcome).toBe('won')
    const people = TEAM.map((id) => ({ id, zone: id === 'lee' ? '5R.E' : '11R.car' }))
    expect(ready(people).board.outcome).toBe('lost')
  })

  test('a full gauge loses nothing', () => {
    const table = at('the-convoy', all('11R.car'), { town: { gauge: 18 } })
    until(table, roundOf(2))
    expect(table.board.gauge).toBe(20)
    expect(table.board.outcome).toBeUndefined()
    expect(table.board.tally).toMatchObject({ 'gauge-reached': 1 })
  })
})

describe('GG-M10 Release the Pressure', () => {
  test('GG-RUL-60 each switch bleeds when it is turned off for the first time', () => {
    const table = at('release-the-pressure', [{ id: 'nora', zone: '16V.a' }])
    expect(table.board.gauge).toBe(18)
    table.do({ do: 'switch', tile: '16V' })
    expect(table.board.gauge).toBe(16)
    table.do({ do: 'switch', tile: '16V' })
    table.do({ do: 'switch', tile: '16V' })
    expect(table.board.gauge).toBe(16)
  })

  test('GG-M10-01 the note is read when all three goals are taken, and opens the exit', () => {
    const table = at('release-the-pressure', [{ id: 'nora', zone: '3R.b' }], {
      missionCards: { cards: cards('taken', 1, 3) },
    })
    const events = table.do({ do: 'read', card: 2 })
    expect(typesOf(events)).toContain('noteRead')
    expect(table.board.notes).toEqual([1])
    expect(table.board.gauge).toBe(16)
  })

  test('the green token cannot be taken', () => {
    const table = at('release-the-pressure', [{ id: 'nora', zone: '17V.W' }])
    expect(table.list('take')).toEqual([])
  })
})
