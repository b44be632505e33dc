import { asJson, FastChance, isFault, isRecord, type Json, start } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { SECOND_EDITION_MODULE as module } from '../module.ts'

const ZONES = {
  zones: [
    { name: 'alley', kind: 'street' },
    { name: 'yard', kind: 'street' },
    { name: 'hall', kind: 'room', dark: true, building: 'house' },
  ],
  ways: ['alley east yard', 'yard north hall'],
  doors: [{ door: 'yard-hall', colour: 'blue' }],
  start: ['alley'],
  exit: 'yard',
  spawns: [{ zone: 'yard' }],
  cars: [{ car: 'pimpmobile', zone: 'yard' }],
  zombies: [{ zone: 'yard', kind: 'walker', count: 1 }],
  companions: [{ zone: 'hall', survivor: 'lou' }],
  objectives: [{ zone: 'alley', colour: 'blue' }],
  crates: ['hall'],
  goals: [{ goal: 'objectives' }, { goal: 'kill', kind: 'walker', count: 3 }],
  rules: [
    { rule: 'driving' },
    { rule: 'arrival', zone: 'yard', kind: 'runner', count: 1, when: { round: 2 } },
  ],
}
const POSITION = {
  mission: ZONES,
  survivors: ['amy', 'doug'],
  ultrared: true,
  round: 2,
  first: 0,
  phase: 'players',
  turn: {
    person: 'amy',
    left: { any: 1 },
    done: ['search'],
    fights: 1,
    streak: { melee: 1 },
    declined: ['doug'],
  },
  people: [
    {
      id: 'amy',
      zone: 'alley',
      health: 2,
      points: 7,
      laps: 1,
      skills: ['sprint'],
      hand: ['pistol'],
      pack: [],
    },
  ],
  companions: [{ id: 'lou', zone: 'alley', health: 1, leader: 'doug' }],
  cars: [{ zone: 'yard', crate: false }],
  zombies: { yard: { walker: 2 } },
  noise: { hall: 1 },
  doors: ['yard-hall'],
  taken: [{ objective: 'alley', by: 'amy' }],
  woken: ['blue'],
  tally: { 'kill:walker': 1 },
  decks: { equipment: { cards: { machete: 1 }, discards: { water: 1 } } },
}
const JUNK: readonly Json[] = [null, true, -1, 1e9, '', 'gone', 'yard', [], [null], {}, ['hall', 'hall']]

/** The thing with each of its parts, one after the other, put in place by junk. */
function* spoilt(thing: Json): Generator<Json> {
  yield* JUNK
  const entries = Array.isArray(thing) ? [...thing.entries()] : isRecord(thing) ? Object.entries(thing) : []
  for (const [key, part] of entries)
    for (const other of spoilt(part as Json))
      yield (
        Array.isArray(thing) ? thing.with(Number(key), other) : { ...(thing as object), [key]: other }
      ) as Json
}

function reads(read: ReturnType<typeof module.readOptions>): boolean {
  if (isFault(read)) {
    expect(read.message).not.toBe('')
    return false
  }
  start(module.rulesFor(read), read, new FastChance(1))
  return true
}

test('no junk in a position or in a mission of one’s own does more than be refused', () => {
  expect(reads(module.readPosition(POSITION as Json))).toBe(true)
  let refused = 0
  for (const raw of spoilt(POSITION as Json)) if (!reads(module.readPosition(raw))) refused++
  const [, printed] = MISSIONS
  for (const mission of spoilt(asJson(printed ?? {})))
    if (!reads(module.readOptions({ mission } as Json))) refused++
  expect(refused).toBeGreaterThan(800)
})
