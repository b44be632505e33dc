import { type Json, nth } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { CALM, position, type Stage } from '../testing/stage.ts'
import { yard } from '../testing/yard.ts'

/** What somebody who knows the game answers now, as players see it. */
function policy({ rules, board, state }: Stage): Json {
  const choice = nth(state.control.open, 0)
  const rule = rules.choices[choice.kind]
  const list = () => rule.list(board, choice as never)
  const pick = rules.judgement.planning?.policy(board, choice, list)
  if (!pick) throw new Error(`nothing to say to ${choice.kind}`)
  expect(rule.check(board, choice as never, pick as never)).toBeUndefined()
  return rule.show(board, choice as never, pick as never)
}

/** Who is sent where, and what for. */
function orders({ kit, board }: Stage): Record<string, string> {
  const { target, task } = kit.aims.orders(board)
  return Object.fromEntries(
    board.people.map(({ id }, person) => [
      id,
      `${task[person]} ${kit.map.zones[nth(target, person)]?.name ?? '-'}`,
    ]),
  )
}

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
    const targets = Object.values(orders(at('fightin-words', {})))
    expect(targets.every((order) => order.startsWith('take '))).toBe(true)
    expect(new Set(targets).size).toBe(3)
  })

  test('a wanted card of the own zone is taken', () => {
    expect(policy(at('fightin-words', { bonnie: { zone: '2R.b' } }))).toEqual({ do: 'read', card: 1 })
  })

  test('one that is known to be locked is left, and what may hide the key is looked for', () => {
    const cards = { missionCards: { cards: [{ card: 7, state: 'up' }] } }
    const table = at('the-relay-station', { bonnie: { zone: '5R.a' } }, cards)
    expect(policy(table)).not.toMatchObject({ do: 'read' })
    expect(Object.values(orders(table))).not.toContain('take 5R.a')
    expect(Object.values(orders(table))).toContain('take 9V.b')
  })

  test('a heavy one brings as many as it takes', () => {
    const cards = {
      missionCards: { cards: [{ card: 3, state: 'up' }, ...(taken(1, 2, 4, 5, 6, 7) as Json[])] },
    }
    const there = Object.values(orders(at('rolling-up-our-sleeves', {}, cards)))
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
  expect(orders(table)).toMatchObject({ lee: 'rescue 14V.SE', bonnie: expect.stringMatching(/^take /) })
  table.do({ do: 'activate', person: 'lee' })
  expect(policy(table)).toEqual({ do: 'take-fallen', fallen: 'nora' })
})

describe('steam', () => {
  test('a depleted weapon is refilled at the nozzle before somebody fights with less', () => {
    const table = yard([{ id: 'bonnie', zone: '14R.E', hand: ['saber~', 'knife'] }], {
      zombies: { '14R.E': { walker: 1 } },
    })
    expect(policy(table)).toMatchObject({ do: 'refill', card: 'saber~', by: 'nozzle' })
  })

  test('a gauge that is nearly full sends people to valves and switches', () => {
    const sent = Object.values(orders(at('release-the-pressure', {}, { town: { gauge: 18 } })))
    expect(sent).toContain('take 16V.b')
    expect(sent.some((order) => order.startsWith('work '))).toBe(true)
  })

  test('switches that a goal wants off are turned off', () => {
    const table = yard([{ id: 'bonnie', zone: '16R.b' }])
    expect(policy(table)).toEqual({ do: 'switch', tile: '16R' })
  })
})

describe('bottles', () => {
  const blasting = (people: Readonly<Record<string, Who>>, town: Json) =>
    at('four-rusted-horses', people, { town })

  test('are put beside a spawn token that is to be driven home', () => {
    const bonnie = { zone: '15V.W', inventions: ['steam-bottle'], hand: ['colt-saa'] }
    expect(policy(blasting({ bonnie }, {}))).toMatchObject({ do: 'place-bottle' })
  })

  test('are shot at once they stand there', () => {
    const bonnie = { zone: '15V.W', hand: ['colt-saa'] }
    expect(policy(blasting({ bonnie }, { bottles: ['15V.NW'] }))).toMatchObject({
      do: 'shoot-bottle',
      zone: '15V.NW',
    })
  })
})

test('holy water is kept for the pile that a goal asks for', () => {
  const bonnie = { zone: '3V.a', pack: ['holy-water'] }
  expect(policy(at('nobodys-hotel', { bonnie }))).toMatchObject({ do: 'purify', zone: '3V.a' })
})

test('the convoy is escorted', () => {
  const table = at(
    'the-convoy',
    {},
    { missionCards: { convoy: ['jean'] }, companions: [{ id: 'jean', zone: '5R.E' }] },
  )
  expect(Object.values(orders(table)).filter((order) => order === 'hold 5R.E').length).toBeGreaterThan(1)
})

test('Fanning takes what a shot takes and more', () => {
  const bonnie = { id: 'nora', zone: '14R.SE', hand: ['colt-saa'], skills: ['fanning'] }
  expect(policy(yard([bonnie], { zombies: { '14R.SE': { walker: 3 } } }))).toMatchObject({ do: 'fanning' })
})
