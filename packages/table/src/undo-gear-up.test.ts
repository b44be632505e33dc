import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { type Script, Session } from './session.ts'

function from(raw: Json, script: Script = {}) {
  const options = GEAR_UP_MODULE.readPosition(raw)
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'undo' }, script)
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}
type Playing = ReturnType<typeof from>

function act(session: Playing, seat: number, pick: Json) {
  const done = session.do(seat, nth(session.choices(seat), 0).id, pick)
  if (isRefusal(done)) throw new Error(done.refused)
  return done.events.map(({ type }) => type)
}

const walker = (slot: number, grid: string[]) => ({ slot, type: 'walker', speed: 'slow', grid })

test('GU-UND-01 crosses, gains, deaths, pushes, circles and ammo return exactly, one act after another', () => {
  const weapon = { shape: ['##'], starting: 'knockback', upgrades: ['fast-reload', 'frenzy armor -'] }
  const session = from({
    card: 'blue-still',
    seats: [
      {
        survivor: 'ethan',
        weapons: { blue: weapon },
        upgrades: { blue: 2 },
        ammo: { owned: 2, used: 1 },
        street: [walker(1, ['M###']), walker(2, ['##']), walker(3, ['####'])],
      },
      { survivor: 'lisa', street: [walker(3, ['####'])] },
    ],
  })
  const acts: [Json, string][] = [
    [{ do: 'hit', target: 1, squares: 'a1 b1' }, 'gained'],
    ['push', 'pushed'],
    ['fast-reload', 'ammoSpent'],
    [{ do: 'hit', target: 2, squares: 'a1 b1' }, 'killed'],
  ]
  const states = [structuredClone(session.state)]
  const seen: string[] = []
  for (const [pick, event] of acts) {
    const types = act(session, 0, pick)
    expect(types).toContain(event)
    seen.push(...types)
    states.push(structuredClone(session.state))
  }
  expect(seen).toContain('frenzied')
  expect(seen).toContain('crossed')
  for (let back = states.length - 2; back >= 0; back--) {
    expect(isRefusal(session.undo({ seat: 0 }))).toBe(false)
    expect(session.state).toEqual(states[back])
  }
})

test('GU-UND-01 spent ammo, an upgrade and armor against damage can be taken back before the next reveal', () => {
  const session = from({
    card: 'red-slow',
    seats: [
      { survivor: 'ethan', ammo: 2, armor: 1, street: [walker(1, ['D'.padEnd(6, '#')]), walker(3, ['#'])] },
      { survivor: 'lisa', armor: 1, street: [walker(1, ['D###'])] },
    ],
  })
  act(session, 0, 'pass')
  act(session, 1, 'pass')
  const acts: Json[] = [
    { do: 'shoot', target: 2, square: 'a1' },
    { do: 'shoot', target: 1, square: 'b1' },
    { do: 'upgrade', colour: 'red' },
    { do: 'armor', amount: 1 },
  ]
  for (const pick of acts) {
    const before = structuredClone(session.state)
    act(session, 0, pick)
    expect(isRefusal(session.undo({ seat: 0 })), JSON.stringify(pick)).toBe(false)
    expect(session.state).toEqual(before)
    act(session, 0, pick)
  }
  expect(session.choices()).toMatchObject([{ kind: 'armor', seat: 1 }])
})

const REVEALS: [string, Json, Script][] = [
  ['turnRevealed', { turn: 1 }, {}],
  ['spawnRevealed', { turn: 3, difficulty: 'easy' }, { spawn: ['a'] }],
  ['zombieDrawn', { turn: 3, difficulty: 'easy' }, { spawn: ['c'] }],
  ['reshuffled', { turn: 3, decks: [], discards: ['walker-01', 'walker-02'] }, { spawn: ['a'] }],
  ['bossCardRevealed', { round: 2, turn: 3 }, { boss: ['p1-attack'] }],
]

test.each(REVEALS)('GU-UND-02 nothing is undone past %s', (event, more, script) => {
  const seats = ['ethan', 'lisa'].map((survivor) => ({ survivor, street: [walker(3, ['####'])] }))
  const session = from({ card: 'blue-still', seats, ...(more as object) }, script)
  act(session, 0, 'pass')
  // Nothing has been turned up yet: free.
  expect(isRefusal(session.undo())).toBe(false)
  act(session, 0, 'pass')
  expect(act(session, 1, 'pass')).toContain(event)
  const state = structuredClone(session.state)
  expect(session.undo()).toEqual({ refused: 'beyond-horizon', rule: 'KERNEL' })
  expect(session.undo({ to: 0 })).toEqual({ refused: 'beyond-horizon', rule: 'KERNEL' })
  expect(session.state).toEqual(state)
})
