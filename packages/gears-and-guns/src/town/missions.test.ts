import type { Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { cardsOf } from '../content/cards.ts'
import { position } from '../testing/stage.ts'

/** Nobody comes. */
const spawn = ['z13', 'z14', 'z15', 'z11', 'z12', 'z09', 'z10']
const end = { do: 'end' }
const SIX = ['bonnie', 'nikolas', 'nora', 'anthony', 'thadeus', 'lee']

/** Bonnie is at turn in a mission, all others have had their turns where it begins. */
const at = (mission: string, zone: string, more: Record<string, Json> = {}) =>
  position(
    {
      mission,
      survivors: SIX,
      turn: 'bonnie',
      people: SIX.map((id) =>
        id === 'bonnie' ? { id, zone, skills: ['plus-action'] } : { id, waiting: false },
      ),
      ...more,
    },
    { spawn },
  )

const taken = (...cards: number[]) => ({
  missionCards: { cards: cards.map((card) => ({ card, state: 'taken' })) },
})

test('GG-M04 switches are stuck until both damaged machines are seen to', () => {
  const turn = { do: 'switch', tile: '14V' }
  expect(at('the-relay-station', '14V.b').refusal(turn)).toBe('switch-stuck GG-M04')
  expect(at('the-relay-station', '14V.b', taken(3)).refusal(turn)).toBe('switch-stuck GG-M04')
  const table = at('the-relay-station', '14V.b', taken(3, 4))
  table.do(turn)
  expect(table.board.switchesOn & 1).toBe(0)
})

test('GG-M04-01 GG-RUL-47 its gauge stays at 18, and its jets wound from the first round on', () => {
  const table = at('the-relay-station', '14V.SW')
  expect(table.do({ do: 'noise' })[0]).toMatchObject({ type: 'wounded', from: 'steam' })
  table.do(end)
  expect(table.board.gauge).toBe(18)
  expect(table.board.outcome).toBeUndefined()
})

test('GG-RUL-60 in mission 10 a switch that is turned off for the first time lowers the gauge by 2', () => {
  const table = at('release-the-pressure', '16V.a')
  const turn = { do: 'switch', tile: '16V' }
  table.do(turn)
  expect(table.board.gauge).toBe(16)
  table.do(turn)
  table.do(turn)
  expect(table.board.gauge).toBe(16)
})

test('GG-RUL-61 jets follow at once where the gauge is lowered', () => {
  const table = at('release-the-pressure', '13V.C', { town: { gauge: 15 } })
  table.do({ do: 'switch', tile: '13V' })
  expect(table.board.gauge).toBe(13)
  const jet = at('release-the-pressure', '16V.E', { town: { gauge: 13 } })
  expect(jet.do({ do: 'noise' }).map(({ type }) => type)).not.toContain('wounded')
})

test('GG-RUL-16 a bottle on the track explodes when the train comes, and nobody has the points', () => {
  const table = at('the-sleeping-machine', '8V.NW', {
    missionCards: { trainRuns: true },
    town: { gauge: 20, bottles: ['11V.2'] },
    zombies: { '11V.2': { walker: 2 } },
  })
  const events = table.do(end)
  expect(events.filter(({ type }) => type === 'exploded')).toMatchObject([{ blast: 'bottle', person: -1 }])
  expect(table.board.bottles).toEqual([])
})

test('GG-STM-01 equipment, bounty weapons and inventions are decks of their own', () => {
  const { board } = at('the-relay-station', '9V.NE')
  const [equipment, bounty, , , inventions] = board.piles.map(({ cards }) => cards.length)
  expect([equipment, bounty, inventions]).toEqual(
    (['equipment', 'bounty', 'invention'] as const).map((deck) => cardsOf(deck).length),
  )
})

test('GG-TWN-12 of two nozzles in one zone the Steam Monster breaks both', () => {
  const table = at('a-horse-with-no-name', '16V.E', { zombies: { '16V.NE': { 'steam-monster': 1 } } })
  const broken = () =>
    table.kit.steam.machines.flatMap(({ tile }, machine) =>
      table.board.nozzlesBroken & (1 << machine) ? [tile] : [],
    )
  expect(broken()).toEqual([])
  table.do(end)
  expect(table.zombies('16V.E')).toBe('steam-monster 1')
  expect(broken().sort()).toEqual(['16V', '18V'])
})

test('GG-W03 GG-STM-09 the test yard is a one-shot mission with steam: tokens, all switches off, and out', () => {
  const table = at('the-test-yard', '16R.b', {
    taken: ['16R.c', '18V.a', '6V.a'].map((objective) => ({ objective, by: 'bonnie' })),
    town: {
      machines: [
        { tile: '14R', on: false },
        { tile: '18V', on: false },
      ],
    },
  })
  const open = () => table.kit.goals.filter(({ kind, data }) => !kind.met(table.kit, table.board, data))
  expect(open().map(({ data }) => data.goal)).toEqual(['switches-off', 'leave'])
  table.do({ do: 'switch', tile: '16R' })
  expect(open().map(({ data }) => data.goal)).toEqual(['leave'])
  table.do(end)
  expect(table.board.gauge).toBe(2)
})
