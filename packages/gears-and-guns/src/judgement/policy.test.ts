import { type Json, nth } from '@graveshift/kernel'
import { roadsOf, zoneNamed } from '@graveshift/zones'
import { ordersAt, policyAt } from '@graveshift/zones/testing/told-policy'
import { describe, expect, test } from 'vitest'
import { inMissionOf, onTheWay } from '../testing/campaign/mission-stage.ts'
import { CALM, position, type Stage } from '../testing/stage.ts'
import { yard } from '../testing/yard.ts'

const SIX = ['bonnie', 'nikolas', 'nora', 'anthony', 'thadeus', 'lee']

type Who = Readonly<Record<string, Json>>

/** Bonnie is at turn; whoever is not named stands where the mission begins. */
const at = (mission: string, people: Readonly<Record<string, Who>>, more: Who = {}): Stage =>
  position({
    mission,
    survivors: SIX,
    turn: 'bonnie',
    round: 2,
    people: SIX.map((id) => ({ id, waiting: id !== 'bonnie', ...people[id] })),
    ...more,
  })

const taken = (...cards: number[]): Json => cards.map((card) => ({ card, state: 'taken' }))

describe('objective cards', () => {
  test('people go in pairs, each for a card of its own', () => {
    const targets = Object.values(ordersAt(at('fightin-words', {})))
    expect(targets.every((order) => order.startsWith('take '))).toBe(true)
    expect(new Set(targets).size).toBe(3)
  })

  test('a wanted card of the own zone is taken', () => {
    expect(policyAt(at('fightin-words', { bonnie: { zone: '2R.b' } }))).toEqual({ do: 'read', card: 1 })
  })

  test('one that is known to be locked is left, and what may hide the key is looked for', () => {
    const cards = { missionCards: { cards: [{ card: 7, state: 'up' }] } }
    const table = at('the-relay-station', { bonnie: { zone: '5R.a' } }, cards)
    expect(policyAt(table)).not.toMatchObject({ do: 'read' })
    expect(Object.values(ordersAt(table))).not.toContain('take 5R.a')
    expect(Object.values(ordersAt(table))).toContain('take 9V.b')
  })

  test('a heavy one brings as many as it takes', () => {
    const cards = {
      missionCards: { cards: [{ card: 3, state: 'up' }, ...(taken(1, 2, 4, 5, 6, 7) as Json[])] },
    }
    const there = Object.values(ordersAt(at('rolling-up-our-sleeves', {}, cards)))
    expect(there.filter((order) => order === 'take 15R.b').length).toBeGreaterThan(3)
  })
})

test('whoever fell is fetched by one, and taken along', () => {
  const people = [
    { id: 'nora', zone: '14V.SE', health: 1 },
    { id: 'lee', zone: '14V.SE', waiting: false },
    { id: 'bonnie', zone: '2R.NE', waiting: false },
    { id: 'thadeus', zone: '2R.NE', waiting: false },
  ]
  const survivors = people.map(({ id }) => id)
  const zombies = { '14V.SE': { walker: 1 } }
  const table = position(
    { mission: 'fightin-words', survivors, turn: 'nora', people, zombies },
    { spawn: CALM },
  )
  table.do({ do: 'end' })
  table.do({ do: 'wound', person: 'nora', sure: true })
  expect(ordersAt(table)).toMatchObject({ lee: 'rescue 14V.SE', bonnie: expect.stringMatching(/^take /) })
  table.do({ do: 'activate', person: 'lee' })
  expect(policyAt(table)).toEqual({ do: 'take-fallen', fallen: 'nora' })
})

describe('steam', () => {
  test('a depleted weapon is refilled at the nozzle before somebody fights with less', () => {
    const table = yard([{ id: 'bonnie', zone: '14R.E', hand: ['saber~', 'knife'] }], {
      zombies: { '14R.E': { walker: 1 } },
    })
    expect(policyAt(table)).toMatchObject({ do: 'refill', card: 'saber~', by: 'nozzle' })
  })

  test('a gauge that is nearly full sends people to valves and switches', () => {
    const sent = Object.values(ordersAt(at('release-the-pressure', {}, { town: { gauge: 18 } })))
    expect(sent).toContain('take 16V.b')
    expect(sent.some((order) => order.startsWith('work '))).toBe(true)
  })

  test('switches that a goal wants off are turned off', () => {
    const table = yard([{ id: 'bonnie', zone: '16R.b' }])
    expect(policyAt(table)).toEqual({ do: 'switch', tile: '16R' })
  })
})

describe('bottles', () => {
  const blasting = (people: Readonly<Record<string, Who>>, town: Json) =>
    at('four-rusted-horses', people, { town })

  test('are put beside a spawn token that is to be driven home', () => {
    const bonnie = { zone: '8V.E', inventions: ['steam-bottle'], hand: ['colt-saa'] }
    expect(policyAt(blasting({ bonnie }, {}))).toMatchObject({ do: 'place-bottle', zone: '8V.SE' })
  })

  test('are shot at once they stand there', () => {
    const bonnie = { zone: '8V.E', hand: ['colt-saa'] }
    expect(policyAt(blasting({ bonnie }, { bottles: ['8V.SE'] }))).toMatchObject({
      do: 'shoot-bottle',
      zone: '8V.SE',
    })
  })
})

test('a bottle is put and shot at from beside, never from where it stands', () => {
  const bonnie = { zone: '8V.E', inventions: ['steam-bottle'], hand: ['colt-saa'] }
  const table = at('four-rusted-horses', { bonnie })
  expect(ordersAt(table).bonnie).toBe('work 8V.E')
})

describe('Vade Retro', () => {
  const holding = (zombies: Json) =>
    yard([{ id: 'thadeus', zone: '14R.SE', skills: ['vade-retro'] }], { zombies })

  test('holds those who would strike', () => {
    expect(policyAt(holding({ '14R.SE': { walker: 5 } }))).toEqual({ do: 'vade-retro', zone: '14R.SE' })
  })

  test('is not used again on those who are held, nor on those far away', () => {
    const table = holding({ '14R.SE': { walker: 2 } })
    table.do({ do: 'vade-retro', zone: '14R.SE' })
    expect(policyAt(table)).not.toMatchObject({ do: 'vade-retro' })
    expect(policyAt(holding({ '14R.NE': { walker: 2 } }))).not.toMatchObject({ do: 'vade-retro' })
  })
})

const stepsOn = ({ kit, board }: Stage, from: string, to: string): number =>
  nth(roadsOf(kit, board), zoneNamed(kit.map, from) * kit.map.size + zoneNamed(kit.map, to))

describe('the way', () => {
  test('leads round jets that wound', () => {
    const cool = at('the-relay-station', {}, { town: { gauge: 0 } })
    const hot = at('the-relay-station', {}, { town: { gauge: 18 } })
    const steps = (table: Stage) => stepsOn(table, '9V.S', '18R.SE')
    expect(steps(hot)).toBeGreaterThan(steps(cool))
  })

  test('leads past rooms where a pile sleeps', () => {
    const asleep = at('fightin-words', {})
    const awake = at('fightin-words', {}, { corpsePiles: [{ tile: '2R', state: 'awake' }] })
    const steps = (table: Stage) => stepsOn(table, '2R.NE', '2R.b')
    expect(steps(asleep)).toBeGreaterThan(steps(awake))
  })
})

describe('wounds', () => {
  const besides = { companions: [{ id: 'jean', zone: '2R.NE', leader: 'lee' }] }
  const wounded = (lee: Json) => {
    const people = [
      { id: 'bonnie', zone: '15R.b' },
      { id: 'lee', zone: '2R.NE', waiting: false, health: lee },
    ]
    const survivors = people.map(({ id }) => id)
    const zombies = { '2R.NE': { walker: 1 } }
    const table = position(
      { mission: 'fightin-words', survivors, turn: 'bonnie', people, zombies, ...besides },
      { spawn: CALM },
    )
    table.do({ do: 'end' })
    return policyAt(table)
  }

  test('are taken by whoever does not fall by them', () => {
    expect(wounded(2)).toMatchObject({ person: 'lee' })
  })

  test('are taken by a companion if somebody must fall', () => {
    expect(wounded(1)).toMatchObject({ person: 'jean' })
  })
})

describe('the train', () => {
  const ready = { town: { gauge: 20 }, tally: { 'gauge-reached': 1 } }
  const boarding = (others: string) => {
    const beside = (zone: string) => ({ zone })
    return ordersAt(
      at(
        'the-sleeping-machine',
        {
          bonnie: beside(others),
          nikolas: beside('17V.E'),
          nora: beside(others),
          anthony: beside(others),
          thadeus: beside(others),
          lee: beside(others),
        },
        ready,
      ),
    )
  }

  test('is not set going by an engineer before the others are near', () => {
    expect(boarding('5V.W').nikolas).toMatch(/^hold 17V/)
  })

  test('is boarded by all at last', () => {
    expect(boarding('17V.NE').nikolas).toMatch(/^gather 10R/)
  })
})

test('one stays beside rooms that no zombie may enter, in the way of the nearest', () => {
  const zombies = { '14R.S': { walker: 1 } }
  const there = at('fort-bolton', { nora: { zone: '1R.a' }, lee: { zone: '14R.SE' } }, { zombies })
  expect(Object.values(ordersAt(there)).filter((order) => /^hold 1R|^hold 14R/.test(order))).toHaveLength(1)
})

test('whoever carries the last bottle shrinks from nothing', () => {
  const spawns = ['start', 'mobile', 'abomination'].map((kind) => ({ kind, zone: '5R.SE' }))
  const bonnie = { zone: '5R.b', inventions: ['steam-bottle'], hand: ['colt-saa'] }
  const missionCards = { cards: taken(1, 2, 3, 4, 5, 6, 7) }
  const { kit, board } = at('four-rusted-horses', { bonnie }, { spawns, missionCards })
  const { urgent, task } = kit.aims.orders(board)
  const first = board.people.findIndex(({ id }) => id === 'bonnie')
  expect(task[first]).toBe('work')
  expect(urgent).toBe(1 << first)
})

test('all are aboard when it is looked at who is', () => {
  const town = { town: { gauge: 20 }, tally: { 'gauge-reached': 2 } }
  const targets = Object.values(ordersAt(at('the-convoy', {}, town)))
  expect(targets.every((order) => /^gather 1[01]R/.test(order))).toBe(true)
})

test('holy water is kept for the pile that a goal asks for', () => {
  const bonnie = { zone: '3V.a', pack: ['holy-water'] }
  expect(policyAt(at('nobodys-hotel', { bonnie }))).toMatchObject({ do: 'purify', zone: '3V.a' })
})

test('the convoy is escorted', () => {
  const table = at(
    'the-convoy',
    {},
    { missionCards: { convoy: ['jean'] }, companions: [{ id: 'jean', zone: '5R.E' }] },
  )
  expect(Object.values(ordersAt(table)).filter((order) => order === 'hold 5R.E').length).toBeGreaterThan(1)
})

test('Fanning takes what a shot takes and more', () => {
  const bonnie = { id: 'nora', zone: '14R.SE', hand: ['colt-saa'], skills: ['fanning'] }
  expect(policyAt(yard([bonnie], { zombies: { '14R.SE': { walker: 3 } } }))).toMatchObject({ do: 'fanning' })
})

describe('in a campaign', () => {
  const state = onTheWay(2, { 0: { cxp: { levels: 1, cards: 0 } } })
  const who = state.sheets[0]?.survivor ?? ''

  test('a milestone brings what serves most', () => {
    const table = inMissionOf(state, { people: [{ id: who, points: 17, pack: ['water'] }] })
    table.do({ do: 'eat', card: 'water' })
    expect(policyAt(table)).toEqual({ do: 'skill', skill: 'starts-health' })
  })

  test('a bonus action is spent by whoever cannot get away otherwise, and by nobody else', () => {
    const answer = (zombies: Who, left: number) =>
      policyAt(
        position({
          mission: 'dry-run',
          survivors: ['lee'],
          turn: { person: 'lee', left: { any: left } },
          people: [{ id: 'lee', zone: '3V.SW' }],
          bonus: { lee: 1 },
          zombies: { '3V.SW': zombies },
        }),
      )
    expect(answer({ walker: 3 }, 0)).toEqual({ do: 'bonus' })
    expect(answer({ walker: 3 }, 3)).not.toEqual({ do: 'bonus' })
    expect(answer({}, 0)).toEqual({ do: 'end' })
  })
})
