import { FastChance, isFault, type Json } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { optionsOf, wishOf, withMission } from '../../../zone-table/set-up/wish.ts'
import { SECOND_EDITION } from '../loaded.ts'
import { CREW_FACTS } from './crew-facts.ts'

const SIX = ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda']
const read = (options: Json) => SECOND_EDITION_MODULE.readOptions(options)
const wish = (raw: Json) => wishOf(CREW_FACTS, raw)

test('where nothing was said the first mission is played by one seat with six survivors', () => {
  expect(wish({})).toEqual({ mission: 'zombicide-life', teams: [SIX], rules: {} })
  expect(SECOND_EDITION.firstOptions).toEqual({ mission: 'zombicide-life', teams: [SIX] })
  expect(SECOND_EDITION.seatsOf(SECOND_EDITION.onlineOptions).map(({ id }) => id)).toEqual(['amy', 'josh'])
})

test('seats share those who were named; options of the rules stay', () => {
  expect(wish({ mission: 'small-town', survivors: ['amy', 'lou'], seats: 2, ultrared: true })).toEqual({
    mission: 'small-town',
    teams: [['amy'], ['lou']],
    rules: { ultrared: true },
  })
})

test('a wish is the options it came from, and they can be played', () => {
  for (const { id } of CREW_FACTS.missions) {
    const options = optionsOf(withMission(CREW_FACTS, wish({}), id))
    expect(isFault(read(options)), id).toBe(false)
    expect(optionsOf(wish(options))).toEqual(options)
  }
})

test('another mission takes as many survivors as it is made for, unless somebody wanted others', () => {
  const few = { mission: 'small-town', teams: [['amy'], ['doug']], rules: {} }
  expect(withMission(CREW_FACTS, few, 'big-w').teams).toEqual(few.teams)
  for (const { id } of CREW_FACTS.missions)
    expect(withMission(CREW_FACTS, wish({}), id).teams.flat()).toHaveLength(CREW_FACTS.survivorsFor(id))
})

test('everything at random can be played, whatever was wished for before', () => {
  const random = new FastChance(7)
  let options: Json = { mission: 'small-town', teams: [['lou'], ['amy', 'odin']] }
  const missions = new Set<Json>()
  for (let times = 0; times < 40; times++) {
    options = SECOND_EDITION.randomOptions(options, (n) => random.below(n))
    expect(isFault(read(options)), JSON.stringify(options)).toBe(false)
    missions.add(wish(options).mission)
  }
  expect(missions.size).toBeGreaterThan(8)
})
