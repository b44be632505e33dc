import { isFault, type Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { SECOND_EDITION_MODULE as module } from '../module.ts'
import { HERE, position } from '../testing.ts'

/** Amy alone in a street of City Blocks, in her turn. */
const ALONE = { mission: 'city-blocks', survivors: ['amy'], people: [{ id: 'amy', zone: HERE }] }
const at = (change: object) => position({ ...ALONE, ...change } as Json)
const refused = (change: object) => {
  const read = module.readPosition({ ...ALONE, ...change } as Json)
  return isFault(read) ? `${read.fault}: ${read.message}` : undefined
}

/** Equipment with the starting cards, of which nobody holds any. */
const ALL = 51

describe('decks', () => {
  const equipment = (decks: object) => at({ decks: { equipment: decks } }).board.piles

  test('of what is not named the rest was discarded, lies in the deck, or is out of the game', () => {
    const [cards] = equipment({ cards: { machete: 2 } })
    expect(cards?.cards).toEqual(['machete', 'machete'])
    expect(cards?.discards.length).toBe(ALL - 2)
    const [discards] = equipment({ discards: { water: 1 } })
    expect([discards?.cards.length, discards?.discards]).toEqual([ALL - 1, ['water']])
    const [both, , , out] = equipment({ cards: { machete: 1 }, discards: { water: 1 } })
    expect([both?.cards, both?.discards, out?.discards.length]).toEqual([['machete'], ['water'], ALL - 2])
  })

  test('what is drawn comes from them', () => {
    const table = at({
      turn: 'amy',
      people: [{ id: 'amy', zone: '9R.a' }],
      decks: { equipment: { cards: { katana: 1 } } },
    })
    expect(table.attempt({ do: 'search' })).toBeUndefined()
    expect(table.board.found).toEqual(['katana'])
    const { events } = at({ phase: 'spawn', decks: { zombies: { cards: { '09': 1 } } } })
    expect(events.find(({ type }) => type === 'spawnDrawn')).toMatchObject({ card: '09' })
  })

  test.each([
    [
      { decks: { equipment: { cards: { machete: 5 } } } },
      'decks.equipment.cards: there are not so many machete left',
    ],
    [
      { decks: { equipment: { cards: { nailbat: 1 } } } },
      'decks.equipment.cards: there are not so many nailbat left',
    ],
    [
      {
        people: [{ id: 'amy', hand: ['katana', 'katana'] }],
        decks: { equipment: { discards: { katana: 1 } } },
      },
      'decks.equipment.discards: there are not so many katana left',
    ],
    [
      { decks: { zombies: { cards: { '01': -1 } } } },
      'decks.zombies.cards: 01: must be a whole number from 0 to 200',
    ],
    [{ decks: { zombies: { piles: {} } } }, 'decks.zombies.piles: is no field of this'],
    [{ decks: { spells: {} } }, 'decks.spells: is no field of this'],
    [{ decks: [] }, 'decks: must be an object'],
  ])('%j is refused', (change, message) => {
    expect(refused(change)).toBe(`bad-position: ${message}`)
  })
})

describe('the running turn', () => {
  test('has so many actions left, by what they are good for, and nothing of what is not named', () => {
    const table = at({ turn: { person: 'amy', left: { move: 1 } } })
    expect(table.attempt({ do: 'noise' })).toMatchObject({ refused: 'no-actions' })
    expect(table.list('move').length).toBeGreaterThan(0)
    const other = at({ turn: { person: 'amy', left: { any: 1, move: 1 } } })
    expect(other.attempt({ do: 'noise' })).toBeUndefined()
    expect(other.attempt({ do: 'noise' })).toMatchObject({ refused: 'no-actions' })
  })

  test('has all of them where nothing is said', () => {
    const table = at({ turn: { person: 'amy' } })
    for (let action = 0; action < 3; action++) expect(table.attempt({ do: 'noise' })).toBeUndefined()
    expect(table.attempt({ do: 'noise' })).toMatchObject({ refused: 'no-actions' })
  })

  test('remembers what is done once a turn', () => {
    const inside = { people: [{ id: 'amy', zone: '9R.a' }] }
    expect(at({ ...inside, turn: 'amy' }).list('search')).toHaveLength(1)
    expect(at({ ...inside, turn: { person: 'amy', done: ['search'] } }).list('search')).toEqual([])
  })

  test('remembers fights in a row and trades declined', () => {
    const turn = { person: 'amy', streak: { melee: 2 }, fights: 3, declined: ['doug'] }
    const { board } = at({ survivors: ['amy', 'doug'], turn })
    expect(board.turns).toMatchObject([{ person: 0, streak: 2, streakMode: 0, fights: 3, declined: [1] }])
  })

  test.each([
    [{ turn: 7 }, 'turn: must be a survivor or an object'],
    [{ turn: 'doug' }, 'turn: doug is not in play'],
    [{ turn: { person: 'doug' } }, 'turn.person: doug is not in play'],
    [{ turn: {} }, 'turn.person: must be a text'],
    [{ turn: { person: 'amy', left: { any: 4 } } }, 'turn.left: any: must be a whole number from 0 to 3'],
    [{ turn: { person: 'amy', left: { all: 1 } } }, 'turn.left: all: must be one of any, move,'],
    [
      { turn: { person: 'amy', done: ['dance'] } },
      'turn.done: there is nothing like dance to be done once a turn',
    ],
    [{ turn: { person: 'amy', streak: { shouting: 1 } } }, 'turn.streak: must be one of melee, ranged'],
    [{ turn: { person: 'amy', mood: 'good' } }, 'turn.mood: is no field of this'],
    [{ turn: 'amy', phase: 'zombies' }, 'turn: must be in the phase players'],
  ])('%j is refused', (change, message) => {
    expect(refused(change)).toContain(`bad-position: ${message}`)
  })
})

describe('people', () => {
  const amy = (person: object, change: object = {}) => ({
    people: [{ id: 'amy', zone: HERE, ...person }],
    ...change,
  })

  test('Z2-ULT-01 have been round the tracker so many times, and stay at red', () => {
    const [person] = at(amy({ laps: 2, points: 5 }, { ultrared: true })).board.people
    expect(person).toMatchObject({ laps: 2, points: 5, level: 3 })
  })

  test('who has left the board waits for no turn', () => {
    const { board } = at({ survivors: ['amy', 'doug', 'elle'], ...amy({ zone: 'gone' }) })
    expect(board.people.map(({ waiting }) => waiting)).toEqual([false, true, true])
  })

  test('companions have their health', () => {
    const { board } = at({ companions: [{ id: 'lou', zone: HERE, health: 1, leader: 'amy' }] })
    expect(board.people[1]).toMatchObject({ id: 'lou', health: 1, leader: 0 })
  })

  test('Z2-OPT-03 starting cards that are cards of their own are called so', () => {
    const { board } = at(amy({ hand: ['starting-fire-axe'] }, { startingCardsReturn: false }))
    expect(board.people[0]?.hand).toEqual(['starting-fire-axe'])
  })

  test.each([
    [amy({ laps: 1 }), 'people.0.laps: must be 0 without the option ultrared'],
    [amy({ laps: -1 }, { ultrared: true }), 'people.0.laps: must be a whole number from 0 to 99'],
    [amy({ hand: ['starting-fire-axe'] }), 'people.0.hand: there is no starting-fire-axe left'],
    [{ people: [{}] }, 'people.0.id: must be a text'],
    [
      { survivors: ['amy', 'doug'], people: [{ id: 'amy' }, { id: 'amy' }] },
      'people.1.id: amy is named twice',
    ],
    [{ companions: [{ id: 'lou', zone: HERE, health: 9 }] }, 'companions.0.health: must be a whole number'],
    [{ companions: [{ id: 'lou' }] }, 'companions.0.zone: must be a text'],
  ])('%j is refused', (change, message) => {
    expect(refused(change)).toContain(`bad-position: ${message}`)
  })
})

describe('what the mission counts', () => {
  test('a tally of kills goes on from where it stands', () => {
    const killing = {
      mission: 'the-zombiefest',
      survivors: ['amy'],
      people: [{ id: 'amy', zone: '8R.SE', hand: ['machete'] }],
    }
    const table = position(
      {
        ...killing,
        turn: 'amy',
        tally: { 'kill:any': 54 },
        zombies: { '8R.SE': { walker: 1 } },
      } as Json,
      { dice: [6] },
    )
    expect(table.attempt({ do: 'melee', card: 'machete', zone: '8R.SE' })).toBeUndefined()
    expect([table.board.tally, table.board.outcome]).toEqual([{ 'kill:any': 55 }, 'won'])
  })

  test.each([
    [{ tally: { 'kill:any': 1 } }, 'tally: kill:any: must be one of none: this mission counts nothing'],
    [{ mission: 'the-zombiefest', tally: { kills: 1 } }, 'tally: kills: must be one of kill:any'],
    [{ mission: 'the-zombiefest', tally: { 'kill:any': 'all' } }, 'tally: kill:any: must be a whole number'],
    [{ tally: 5 }, 'tally: must be an object'],
  ])('%j is refused', (change, message) => {
    expect(refused({ people: [], ...change })).toContain(`bad-position: ${message}`)
  })
})

describe('objectives that are taken', () => {
  /** The blue objective of Big W unlocks its gate and wakes a spawn zone. */
  const gate = {
    mission: 'big-w',
    survivors: ['amy'],
    people: [{ id: 'amy', zone: '8V.S', hand: ['crowbar'] }],
  }
  const big = (change: object) => position({ ...gate, turn: 'amy', ...change } as Json)
  const blue = big({}).board.tokens.findIndex(({ colour }) => colour === 'blue')

  test('Z2-MIS-02 have opened what they open: doors are unlocked and spawn zones awake, as in play', () => {
    const door = { do: 'door', door: '8V.b-8V.S', with: 'crowbar' }
    expect(big({}).attempt(door)).toMatchObject({ refused: 'door-locked' })
    const taken = big({ taken: [{ token: blue, by: 'amy' }] })
    expect([taken.board.locked, taken.board.asleep]).toEqual([0, 0])
    expect(taken.attempt(door)).toBeUndefined()
    const token = big({}).board.tokens[blue]
    const inPlay = big({ people: [{ id: 'amy', zone: taken.kit.map.zones[token?.zone ?? 0]?.name }] })
    expect(inPlay.attempt({ do: 'take', token: blue })).toBeUndefined()
    expect([inPlay.board.locked, inPlay.board.asleep]).toEqual([taken.board.locked, taken.board.asleep])
  })

  test('are named by their face or zone', () => {
    const { kit, board } = big({})
    const { face, zone } = kit.mission.objectives[blue] ?? { face: '', zone: 0 }
    for (const objective of [face, kit.map.zones[zone]?.name])
      expect(big({ taken: [{ objective, by: 'amy' }] }).board.tokens[blue]?.by).toBe(0)
    const crate = kit.mission.crates[0]?.face
    expect(big({ taken: [{ crate, by: 'amy' }] }).board.tokens.filter(({ by }) => by === 0)).toEqual([
      { ...board.tokens[kit.mission.objectives.length], by: 0 },
    ])
  })

  test('let survivors leave where all goals but leaving are met', () => {
    const taken = [0, 1, 2, 3].map((token) => ({ token, by: 'amy' }))
    const leaving = { mission: 'small-town', survivors: ['amy'], people: [{ id: 'amy', zone: '6R.NE' }] }
    const table = position({ ...leaving, turn: 'amy', taken } as Json)
    expect(table.attempt({ do: 'end' })).toBeUndefined()
    expect(table.open()).toEqual(['0 may'])
  })

  test('Z2-MIS-03 moments that have come have woken what they wake, and a position may say so itself', () => {
    const rules = [{ rule: 'wake', colour: 'blue', when: { round: 3 } }]
    const mission = {
      tiles: ['9R'],
      start: ['9R.a'],
      spawns: [{ zone: '9R.NW' }, { zone: '9R.SE', colour: 'blue' }],
      goals: [{ goal: 'survive', rounds: 9 }],
      rules,
    }
    const asleep = (change: object) =>
      position({ mission, survivors: ['amy'], ...change } as Json).board.asleep
    expect([asleep({ round: 3 }), asleep({ round: 4 }), asleep({ round: 1, woken: ['blue'] })]).toEqual([
      2, 0, 0,
    ])
  })

  test.each([
    [
      { taken: [{ objective: '1R', by: 'amy' }] },
      'taken.0.objective: there is no objective of that name, or it is taken',
    ],
    [{ taken: [{ by: 'amy' }] }, 'taken.0.objective: must be a text'],
    [{ taken: [{ token: 0 }] }, 'taken.0.by: must be a text'],
    [{ taken: [{ token: 99, by: 'amy' }] }, 'taken.0.token: must be a whole number from 0 to'],
    [{ woken: ['red'] }, 'woken: must be some of blue, green'],
  ])('%j is refused', (change, message) => {
    expect(refused(change)).toContain(`bad-position: ${message}`)
  })
})

test('a position that no game could be in is refused', () => {
  expect(
    refused({ mission: 'drive-by-shooting', people: [], cars: [{ driver: 'amy', passengers: ['amy'] }] }),
  ).toBe('bad-position: somebody sits in two seats')
})
