import { isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { expect, test } from 'vitest'
import { type Script, Session } from './session.ts'

function from(raw: Json, script: Script = {}) {
  const options = SECOND_EDITION_MODULE.readPosition(raw)
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: 'undo' }, script)
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

function act(session: ReturnType<typeof from>, pick: Json) {
  const done = session.do(0, nth(session.choices(), 0).id, pick)
  if (isRefusal(done)) throw new Error(`${done.refused} ${JSON.stringify(pick)}`)
  return done.events.map(({ type }) => type)
}

const HERE = '4V.SE'

const BEFORE: Json = {
  mission: 'drive-by-shooting',
  survivors: ['ned', 'doug'],
  turn: 'ned',
  people: [
    {
      id: 'ned',
      zone: HERE,
      hand: ['sawed-off*', 'crowbar'],
      pack: ['water'],
      skills: Array(12).fill('plus-action'),
    },
    { id: 'doug', zone: HERE },
  ],
  companions: [{ id: 'lou', zone: HERE }],
  // The building is open already, so that its other door wakes nobody.
  doors: ['4V.d-4V.N'],
}

test('Z2-TBL-01 moves, trades, reorganizing, noise, reloading, rallying, seats, drives and quiet doors go back exactly', () => {
  const session = from(BEFORE)
  const acts: Json[] = [
    { do: 'noise' },
    { do: 'reload', card: 'sawed-off*' },
    { do: 'rally', companion: 'lou' },
    { do: 'door', door: '4V.c-4V.SE', with: 'crowbar' },
    { do: 'trade', partner: 'doug' },
    { do: 'put', card: 'water', from: 'pack', to: 'partner-hand' },
    { do: 'done' },
    { do: 'move', to: '4V.E' },
    { do: 'move', to: HERE },
    { do: 'get-in', car: 0, seat: 'driver' },
    { do: 'drive', path: ['6V.E'] },
    { do: 'drive', path: ['4V.SE', '4V.E'] },
    { do: 'change-seat' },
    { do: 'get-out' },
  ]
  const states = [structuredClone(session.state)]
  for (const pick of acts) {
    act(session, pick)
    states.push(structuredClone(session.state))
  }
  for (let back = states.length - 2; back >= 0; back--) {
    expect(isRefusal(session.undo({ seat: 0 })), JSON.stringify(acts[back])).toBe(false)
    expect(session.state).toEqual(states[back])
  }
})

const REVEALS: readonly (readonly [string, Json, Record<string, Json>, Script])[] = [
  ['rolled', { do: 'melee', card: 'crowbar', zone: HERE }, { zombies: { [HERE]: { walker: 1 } } }, {}],
  [
    'drawn',
    { do: 'search-car', car: 1 },
    { people: [{ id: 'ned', zone: '5R.NE' }] },
    { equipment: ['katana'] },
  ],
  ['drawn', { do: 'trunk', car: 0 }, {}, {}],
  ['spawnDrawn', { do: 'door', door: '4V.c-4V.SE', with: 'crowbar' }, { doors: [] }, { spawn: ['11'] }],
]

test.each(REVEALS)('Z2-TBL-01 nothing is undone past %s', (event, pick, more, script) => {
  const session = from({ ...(BEFORE as object), ...more }, script)
  act(session, { do: 'noise' })
  expect(isRefusal(session.undo())).toBe(false)
  act(session, { do: 'noise' })
  const seen = act(session, pick)
  // A building with several dark rooms asks for the order first.
  const types = session.choices()[0]?.kind === 'dark' ? act(session, { do: 'dark', zone: '4V.b' }) : seen
  expect([...seen, ...types]).toContain(event)
  expect(session.undo()).toEqual({ refused: 'beyond-horizon', rule: 'KERNEL' })
})
