import type { Json } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { position, type Stage } from '../testing/stage.ts'

const TEAM = ['nora', 'anthony', 'lee', 'thadeus', 'nikolas', 'bonnie']
/** Nobody comes. */
const CALM = ['z13', 'z14', 'z15', 'z17', 'z18', 'z11', 'z12', 'z09', 'z31', 'z35', 'z36', 'z27']

const scene = (mission: string, more: Record<string, Json>) =>
  position({ mission, survivors: TEAM, ...more }, { spawn: CALM })

const all = (zone: string): Json => TEAM.map((id) => ({ id, zone }))

/** Ends every turn and takes the first answer to everything else, up to a round. */
function upTo(table: Stage, round: number): Stage {
  for (let step = 0; step < 400 && table.board.round < round && table.board.outcome === undefined; step++) {
    const picks = table.list()
    table.do(picks.find((pick) => JSON.stringify(pick) === '{"do":"end"}') ?? picks[0] ?? null)
  }
  return table
}

describe('a running train', () => {
  const running = (more: Record<string, Json>) =>
    scene('the-sleeping-machine', {
      people: all('10R.cab'),
      town: { gauge: 20 },
      tally: { 'gauge-reached': 1 },
      missionCards: { trainRuns: true },
      ...more,
    })

  test('UA-TRA-02 moves one strip after the players’ phase, with everybody on it', () => {
    const table = upTo(running({}), 2)
    expect(TEAM.map((id) => table.where(id))).toEqual(TEAM.map(() => '10R.cab'))
    const doorsOf = (each: Stage) => {
      const { kit, board } = each
      const cab = each.zone('10R.cab')
      return [...kit.map.zones.keys()]
        .filter((zone) => kit.ways(board).distance[cab * kit.map.size + zone] === 1)
        .map((zone) => kit.map.zones[zone]?.name)
    }
    expect(doorsOf(running({}))).toContain('17V.E')
    expect(doorsOf(table)).toContain('18R.E')
    expect(doorsOf(table)).not.toContain('17V.E')
  })

  test('UA-RUL-15 stands still while turns are taken', () => {
    const table = running({ turn: 'nora' })
    const { doors } = table.board
    table.do({ do: 'end' })
    expect(table.board.doors).toBe(doors)
  })

  test('UA-TRA-03 eliminates whoever is on the track that it enters, for no adrenaline', () => {
    const zombies = { '11V.1': { walker: 2 }, '11V.3': { brute: 1 } }
    const table = running({ zombies })
    const events = table.events.length
    upTo(table, 2)
    const killed = table.events.slice(events).filter(({ type }) => type === 'killed')
    expect(killed).toEqual([
      expect.objectContaining({ person: NONE, zone: table.zone('11V.1'), count: 2 }),
      expect.objectContaining({ person: NONE, zone: table.zone('11V.3'), count: 1 }),
    ])
    expect(table.board.people.every(({ points }) => points === 0)).toBe(true)
  })

  test('GG-RUL-73 pushes the noise token to the street beside the track', () => {
    const table = running({ noise: { zone: '11V.2', side: 'boom' }, turn: 'nora' })
    const before = table.events.length
    upTo(table, 2)
    const moved = table.events.slice(before).find(({ type }) => type === 'noiseMoved')
    expect(moved).toMatchObject({ zone: table.zone('18R.E'), side: 'boom' })
  })

  test('GG-RUL-73 knocks out a survivor on the track, who then lies in the street beside it', () => {
    const people = TEAM.map((id) => ({ id, zone: id === 'lee' ? '11V.2' : '10R.cab' }))
    const table = upTo(running({ people }), 2)
    expect(table.board.fallen).toEqual([
      expect.objectContaining({ person: 2, zone: table.zone('18R.E'), fate: 'down' }),
    ])
  })

  test('UA-TRA-05 GG-RUL-55 leaves with the third move: won with all aboard, lost with a zombie or without somebody', () => {
    expect(upTo(running({}), 5).board.outcome).toBe('won')
    const behind = TEAM.map((id) => ({ id, zone: id === 'lee' ? '8V.NW' : '10R.cab' }))
    const left = upTo(running({ people: behind }), 5)
    expect(left.board.outcome).toBe('lost')
    expect(left.events).toContainEqual(expect.objectContaining({ type: 'lost', why: 'survivor-left-behind' }))
  })
})

describe('the convoy', () => {
  const walking = (zone: string, more: Record<string, Json> = {}) =>
    scene('the-convoy', {
      phase: 'end',
      people: all('11R.car'),
      companions: [{ id: 'jeb', zone }],
      missionCards: { convoy: ['jeb'], ...((more.missionCards as object | undefined) ?? {}) },
      ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'missionCards')),
    })

  test('GG-RUL-58 stays in the car once it is there', () => {
    const there = walking('11R.car')
    expect(there.where('jeb')).toBe('11R.car')
    expect(there.board.round).toBe(2)
  })

  test('GG-RUL-75 skips its next move when it was told to wait', () => {
    const table = walking('5R.E', { missionCards: { convoyWaits: 1 } })
    expect(table.where('jeb')).toBe('5R.E')
    expect(table.board.convoyWaits).toBe(0)
  })

  test('GG-RUL-59 a card that it comes to see is read as taken by it; the first player chooses', () => {
    const table = walking('5R.E', { first: 0 })
    for (let end = 0; end < 3 && table.board.cards[1] === 'down'; end++) upTo(table, table.board.round + 1)
    const read = table.events.find(({ type }) => type === 'cardRead')
    expect(read).toMatchObject({ person: 6 })
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'cardTaken', person: 6 }))
    const drawn = table.events.find(({ type }) => type === 'drawn')
    if (drawn?.type !== 'drawn') throw new Error('nothing was drawn')
    expect(table.board.people[drawn.person]?.seat).not.toBe(NONE)
  })
})
