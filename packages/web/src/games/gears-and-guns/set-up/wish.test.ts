import { WESTERN_MODULE } from '@graveshift/gears-and-guns'
import { FastChance, isFault, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { exchanged, placesFor } from '../../../zone-table/set-up/crew.ts'
import {
  allowed,
  groupsIn,
  type MissionWish,
  optionsOf,
  wishOf,
  withMission,
} from '../../../zone-table/set-up/wish.ts'
import { WESTERN } from '../loaded.ts'
import { CREW_FACTS } from './crew-facts.ts'

const read = (options: Json) => WESTERN_MODULE.readOptions(options)
const wish = (raw: Json) => wishOf(CREW_FACTS, raw)
const startsWith = (wanted: MissionWish) =>
  expect(isFault(read(optionsOf(wanted))), JSON.stringify(wanted)).toBe(false)

test('a first evening comes first, with six survivors', () => {
  expect(CREW_FACTS.missions.slice(0, 4).map(({ called }) => called)).toEqual(['W1', 'W2', 'W3', 'M1'])
  const first = wish({})
  expect(first.mission).toBe('dry-run')
  expect(first.teams.flat()).toHaveLength(6)
  startsWith(first)
})

test('whatever is exchanged, and wherever one goes then, a table can start', () => {
  const random = new FastChance(3)
  let now = wish({})
  for (let times = 0; times < 200; times++) {
    const home = CREW_FACTS.survivors.filter(({ id }) => !now.teams.flat().includes(id))
    const comes = home[random.below(home.length)]?.id ?? ''
    const places = placesFor(now.teams, groupsIn(CREW_FACTS, now) ?? [], comes)
    expect(places.length).toBeGreaterThan(0)
    now = allowed(CREW_FACTS, {
      ...now,
      teams: exchanged(now.teams, places[random.below(places.length)] ?? '', comes),
    })
    startsWith(now)
    const mission = CREW_FACTS.missions[random.below(CREW_FACTS.missions.length)]?.id ?? ''
    now = withMission(CREW_FACTS, now, mission)
    startsWith(now)
    now = allowed(CREW_FACTS, { ...now, rules: { classLimits: random.below(2) === 0 } })
    startsWith(now)
  }
})

test('without steam nobody of the last of a class goes for one of another', () => {
  const teams = [['anthony', 'conception', 'bonnie', 'hanna', 'nikolas', 'lee']]
  const groups = groupsIn(CREW_FACTS, { mission: 'dry-run', rules: {} }) ?? []
  expect(groups).toHaveLength(4)
  expect(placesFor(teams, groups, 'nora')).not.toContain('anthony')
  expect(groupsIn(CREW_FACTS, { mission: 'fightin-words', rules: {} })).toEqual([])
})

test('everything at random can be played, whatever was wished for before', () => {
  const random = new FastChance(7)
  let options: Json = WESTERN.firstOptions
  const missions = new Set<Json>()
  for (let times = 0; times < 120; times++) {
    options = WESTERN.randomOptions(options, (n) => random.below(n))
    expect(isFault(read(options)), JSON.stringify(options)).toBe(false)
    missions.add(wish(options).mission)
  }
  expect(missions.size).toBe(CREW_FACTS.missions.length)
})
