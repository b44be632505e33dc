import { has } from '@graveshift/kernel'
import { zoneName } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { FORT_BOLTON } from '../content/missions/fort-bolton.ts'
import { RELEASE_THE_PRESSURE } from '../content/missions/release-the-pressure.ts'
import { THE_SLEEPING_MACHINE } from '../content/missions/the-sleeping-machine.ts'
import { MISSIONS } from '../content/missions.ts'
import { EXPECTED_BOARDS } from '../testing/expected-boards.ts'
import { compileMission } from './compile.ts'
import { missionMeant, missionOf } from './mission-of.ts'
import type { WesternMission } from './types.ts'

const told = (data: WesternMission) => {
  const compiled = compileMission(data)
  return has(compiled, 'board') ? [] : compiled.map(({ fault, message }) => `${fault}: ${message}`)
}

describe.each(MISSIONS.map(({ id }) => id))('%s', (id) => {
  const mission = missionOf(id)

  test('UA-SPW-02 its tokens come in the order in which they draw, the starting spawn first', () => {
    const places = mission.spawns.map(({ zone }) => mission.spawnOrder.indexOf(zone))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(mission.spawns.map(({ kind }) => kind === 'start')).toEqual(
      mission.spawns.map((_, index) => index === 0),
    )
  })

  test('GG-CMP-13 its cards lie where it says', () => {
    for (const { data, zone } of mission.cards) expect(mission.board.named.get(data.zone)).toBe(zone)
  })
})

test.each(Object.entries(EXPECTED_BOARDS))(
  'GG-TWN-02 on %s piles, switches and nozzles are where its tiles have them',
  (id, { piles, switches, nozzles }) => {
    const mission = missionOf(id)
    const names = (zones: readonly number[]) => zones.map((zone) => zoneName(mission.board, zone)).sort()
    const zones = (list: readonly string[]) => list.map((name) => mission.board.named.get(name) ?? -1)
    expect(mission.piles).toHaveLength(piles)
    expect(names(mission.switches.map(({ zone }) => zone))).toEqual(names(zones(switches)))
    expect(names(mission.nozzles.map(({ zone }) => zone))).toEqual(names(zones(nozzles)))
  },
)

test('UA-NOI-02 the noise begins in the start zone, unless the mission says otherwise', () => {
  const machine = missionOf(THE_SLEEPING_MACHINE.id)
  expect(machine.noise).toBe(machine.start[0])
  const fort = missionOf(FORT_BOLTON.id)
  expect(zoneName(fort.board, fort.noise)).toBe('1R.c')
})

test('GG-M10 the green token is none of the objectives', () => {
  const { fixedTokens, objectives, board } = missionOf(RELEASE_THE_PRESSURE.id)
  expect(objectives).toEqual([])
  expect(fixedTokens).toEqual([board.named.get('17V.W')])
})

test('a mission is meant by its id or number', () => {
  expect(missionMeant('M7')).toBe('the-sleeping-machine')
  expect(missionMeant('7')).toBe('the-sleeping-machine')
})

test('places that are on no board are told, each by what names it', () => {
  const { cards, ...machine } = THE_SLEEPING_MACHINE
  const broken: WesternMission = {
    ...machine,
    start: ['8V.X'],
    spawns: [{ kind: 'start', zone: '9R.Y' }, ...machine.spawns.slice(1)],
    spawnOrder: ['9R.Z', ...machine.spawnOrder.slice(1)],
    wagon: { zone: '5V.Q', moves: false, searched: false },
    gatling: '1R.a',
    noise: { zone: '2R.a', side: 'bang' },
    cards: [{ number: 1, zone: '17V.q', effects: [] }, ...cards.slice(1)],
  }
  expect(told(broken)).toEqual([
    'start: no zone 8V.X on this board',
    'spawns: no zone 9R.Y on this board',
    'spawnOrder: no zone 9R.Z on this board',
    'cards: no zone 17V.q on this board',
    'wagon: no zone 5V.Q on this board',
    'gatling: no zone 1R.a on this board',
    'noise: no zone 2R.a on this board',
  ])
  expect(told({ ...THE_SLEEPING_MACHINE, tiles: ['99R'] })[0]).toMatch(/99R/)
})
