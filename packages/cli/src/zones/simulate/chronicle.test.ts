import { type Event, kitFor, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { beforeEach, expect, test } from 'vitest'
import { SECOND } from '../../games/second-edition/simulate/simulated.ts'
import { type MissionChronicle, note } from './chronicle.ts'
import { fixtureOf } from './fixture.ts'
import { freshRecord } from './play-fixture.ts'
import { readOrder } from './read-order.ts'

const ORDER = readOrder(SECOND, { bots: 'random', seats: '2', missions: 'M10', survivors: 'all', seed: 'a' })

let chronicle: MissionChronicle
beforeEach(() => {
  const fixture = fixtureOf(SECOND, ORDER, 0)
  const options = SECOND_EDITION_MODULE.readOptions({ mission: 'small-town', survivors: ['amy', 'doug'] })
  if ('fault' in options) throw new Error(options.message)
  const record = freshRecord({ ...fixture, options })
  chronicle = { kit: kitFor(options), record, people: ['amy', 'doug'], zones: [0, 3], weapon: undefined }
})

const tell = (...events: Event[]) => {
  for (const event of events) note(chronicle, event)
  return chronicle.record
}
const acted = (action: string): Event => ({ type: 'acted', person: 0, action, paid: [] })
const attacked = (card: string): Event => ({
  type: 'attacked',
  person: 0,
  with: card,
  dual: false,
  mode: 0,
  zone: 3,
})
const killed = (kind: number, count: number): Event => ({ type: 'killed', person: 0, zone: 3, kind, count })

test('zombies fall to the weapon of the running attack, and to none afterwards', () => {
  const { cards, kills, actions } = tell(
    acted('melee'),
    attacked('machete'),
    killed(0, 1),
    killed(1, 1),
    acted('drive'),
    killed(0, 2),
  )
  expect(cards).toEqual({ machete: { uses: 1, kills: 2 } })
  expect(kills).toEqual({ walker: 3, fatty: 1 })
  expect(actions).toEqual({ melee: 1, drive: 1 })
})

test('skills are learned, and used as actions or against wounds', () => {
  const { skills } = tell(
    { type: 'skillGained', person: 0, skill: 'sprint' },
    acted('sprint'),
    acted('move'),
    { type: 'woundIgnored', person: 1, skill: 'tough' },
  )
  expect(skills).toEqual({ sprint: { learned: 1, used: 1 }, tough: { learned: 0, used: 1 } })
})

test('wounds by source, who fell and why it was lost', () => {
  const record = tell(
    { type: 'wounded', person: 1, wounds: 2, from: 'zombies' },
    { type: 'healed', person: 1, wounds: 1, by: 0 },
    { type: 'wounded', person: 1, wounds: 2, from: 'friendly-fire' },
    { type: 'eliminated', person: 1 },
    { type: 'lost', why: 'eliminated', person: 1 },
  )
  expect(record.wounds).toEqual({ zombies: 2, 'friendly-fire': 2 })
  expect(record).toMatchObject({ healed: 1, dead: ['doug'], why: 'eliminated' })
  expect(record.fell).toEqual({ [chronicle.kit.map.layout.zones[3]?.name ?? '']: 1 })
})
