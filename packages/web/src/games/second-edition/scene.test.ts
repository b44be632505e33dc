import { MISSIONS } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { drawnMission } from './scene.ts'
import { CROWDED, drawnGame, drawnPosition } from './testing/drawn.ts'

test('a new game has its people where they begin, and what the mission lays out', () => {
  const { scene, zone } = drawnGame({ mission: 'M1' })
  const start = scene.zones[zone('9R.a')]
  expect(start?.people.map(({ id }) => id)).toEqual(['amy', 'doug', 'elle', 'josh', 'ned', 'wanda'])
  expect(start?.dark).toBe(true)
  expect(start?.tokens.map(({ kind }) => kind)).toEqual(['objective', 'crate'])
  // Six survivors are heard without a token.
  expect(start?.noise).toBe(6)
  expect(scene.zones[zone('1V.NE')]?.isExit).toBe(true)
  expect(scene.zones[zone('3R.SE')]?.spawns).toEqual([{ number: 2, colour: 'red', asleep: false }])
  expect(scene.doors.every(({ state }) => state === 'closed')).toBe(true)
})

test('tokens lie where their spots are printed', () => {
  const { scene } = drawnGame({ mission: 'M1' })
  const spots = scene.layout.spots.map(({ zone, kind, at }) => `${zone} ${kind} ${at}`)
  const tokens = scene.zones.flatMap(({ tokens }, zone) =>
    tokens.map(({ kind, at }) => `${zone} ${kind} ${at}`),
  )
  expect(tokens).toHaveLength(18)
  for (const token of tokens) expect(spots).toContain(token)
})

test('in the middle of a game: health, turns, open doors, zombies in the order in which they are hit', () => {
  const { scene, zone } = drawnPosition(CROWDED)
  const { people, zombies, noise } = scene.zones[zone('9R.E')] ?? {}
  expect(people?.map(({ id, health, mostHealth }) => [id, health, mostHealth])).toEqual([
    ['amy', 3, 3],
    ['doug', 2, 3],
  ])
  expect(zombies).toEqual([
    { kind: 'walker', count: 2 },
    { kind: 'runner', count: 1 },
  ])
  expect(scene.zones[zone('2V.SE')]?.zombies[0]?.kind).toBe('abomination')
  // Two tokens and the two who stand there.
  expect(noise).toBe(4)
  expect(scene.zones[zone('7R.SE')]?.people[0]?.turn).toBe('acts')
  expect(scene.doors.filter(({ state }) => state === 'open')).toHaveLength(2)
})

test('colored doors are locked and painted, their spawn zones asleep', () => {
  const { scene } = drawnGame({ mission: 'M11' })
  expect(scene.doors.filter(({ state }) => state === 'locked').map(({ colour }) => colour)).toContain('blue')
  expect(scene.zones.flatMap(({ spawns }) => spawns).filter(({ asleep }) => asleep)).toHaveLength(1)
})

test('cars stand where the mission puts them, and companions have no seat', () => {
  const cars = MISSIONS.filter((mission) => mission.cars !== undefined)
  expect(cars.length).toBeGreaterThan(0)
  for (const { id, cars: list = [] } of cars) {
    const { scene } = drawnGame({ mission: id })
    expect(scene.zones.flatMap((zone) => zone.cars)).toHaveLength(list.length)
  }
  const { scene, zone } = drawnPosition({
    mission: 'M1',
    turn: 'amy',
    teams: [['amy', 'doug']],
    companions: [
      { id: 'lou', zone: '9R.a', health: 1, leader: 'amy' },
      { id: 'odin', zone: '6R.a' },
    ],
  })
  const lou = scene.zones.flatMap(({ people }) => people).find(({ id }) => id === 'lou')
  expect(lou).toMatchObject({ seat: undefined, health: 1, mostHealth: 2, leader: 'amy', turn: 'waits' })
  expect(scene.zones[zone('6R.a')]?.people).toMatchObject([
    { id: 'odin', seat: undefined, leader: undefined },
  ])
})

test('every mission of the book is drawn before anybody has come', () => {
  for (const mission of MISSIONS) {
    const { scene, starts } = drawnMission(mission)
    const tokens = scene.zones.flatMap((zone) => zone.tokens)
    expect(tokens).toHaveLength(mission.objectives.length + mission.crates.length)
    expect(scene.zones.flatMap(({ spawns }) => spawns)).toHaveLength(mission.spawns.length)
    expect(starts.length).toBeGreaterThan(0)
  }
})
