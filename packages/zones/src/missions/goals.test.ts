import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { Fields } from '../fault.ts'
import type { TinyOptions } from '../testing/tiny/game.ts'
import { TINY_LANGUAGE } from '../testing/tiny/language.ts'
import { onStreet } from '../testing/tiny/scenes.ts'
import { tinyTable } from '../testing/tiny/table.ts'
import { kindById } from './language.ts'

interface Scene {
  readonly goal: TinyOptions['mission']['goals'][number]
  readonly begins: Omit<Partial<TinyOptions>, 'mission'> & {
    readonly mission?: Partial<TinyOptions['mission']>
  }
  /** Answers with which it is met; before the last of them it is not. */
  readonly answers: readonly Json[]
  readonly dice?: readonly number[]
}

const END = { do: 'end' }
const COMPANION = { companions: [{ zone: 'west', survivor: 'ben' }] }
const READY = [{ do: 'ready' }]

/** A game in which each goal of zones is met by a few answers. */
const SCENES: Readonly<Record<string, Scene>> = {
  objectives: {
    goal: { goal: 'objectives', count: 1 },
    begins: { at: 'turn', people: [{ id: 'ann', zone: 'mid' }] },
    answers: [{ do: 'take', token: 0 }],
  },
  'objective-each': {
    goal: { goal: 'objective-each' },
    begins: { at: 'turn', people: [{ id: 'ann', zone: 'mid' }] },
    answers: [{ do: 'take', token: 0 }],
  },
  hold: {
    goal: { goal: 'hold', kind: 'food', count: 2 },
    begins: {
      at: 'turn',
      people: [
        { id: 'ann', zone: 'hall', hand: ['bread'] },
        { id: 'ben', zone: 'west' },
      ],
    },
    answers: [{ do: 'search' }, { do: 'put', card: 'bread', from: 'found', to: 'pack' }],
  },
  store: {
    goal: { goal: 'store', kind: 'food', zone: 'west', count: 1 },
    begins: { at: 'turn', people: [{ id: 'ann', pack: ['bread'] }] },
    answers: [{ do: 'store' }],
  },
  leave: {
    goal: { goal: 'leave' },
    begins: { at: 'turn', mission: { rules: [{ rule: 'exit', open: 'goals' }] } },
    answers: [END, { do: 'yes' }],
  },
  rally: {
    goal: { goal: 'rally' },
    begins: { mission: COMPANION },
    answers: [...READY, { do: 'rally', companion: 'ben' }],
  },
  escort: {
    goal: { goal: 'escort', zones: ['mid'] },
    begins: { mission: COMPANION },
    answers: [...READY, { do: 'rally', companion: 'ben' }, { do: 'move', to: 'mid' }],
  },
  kill: {
    goal: { goal: 'kill', kind: 'crawler', count: 1 },
    begins: {
      at: 'turn',
      mission: { zombies: [{ zone: 'west', kind: 'crawler', count: 1 }] },
      people: [{ id: 'ann', hand: ['spade'], skills: [] }],
    },
    answers: [{ do: 'melee', card: 'spade', zone: 'west' }],
    dice: [6, 1],
  },
  survive: {
    goal: { goal: 'survive', rounds: 1 },
    begins: { at: 'turn' },
    answers: [END],
  },
  level: {
    goal: { goal: 'level', level: 'yellow', count: 1 },
    begins: { at: 'turn', people: [{ id: 'ann', zone: 'mid', points: 6 }] },
    answers: [{ do: 'take', token: 0 }],
  },
  gather: {
    goal: { goal: 'gather', zones: ['mid'] },
    begins: { at: 'turn' },
    answers: [{ do: 'move', to: 'mid' }],
  },
}

test('every goal of zones has a scene', () => {
  expect(Object.keys(SCENES).sort()).toEqual(TINY_LANGUAGE.goals.map(({ id }) => id).sort())
})

describe.each(Object.entries(SCENES))('%s', (id, { goal, begins, answers, dice = [] }) => {
  const { mission, ...more } = begins
  const options = onStreet({ ...more, mission: { ...mission, goals: [goal] } })

  test('is won by meeting it, and not before', () => {
    const table = tinyTable(options, { dice, spawn: ['few'] })
    if (id === 'hold') table.script({ equipment: ['bread'] })
    for (const answer of answers) {
      expect(table.board.outcome).toBeUndefined()
      expect(table.picks()).toContainEqual(answer)
      table.play(answer)
    }
    expect(table.board.outcome).toBe('won')
  })

  test('is read as it is written, and says so in a sentence', () => {
    const kind = kindById(TINY_LANGUAGE.goals, id)
    const fields = new Fields(goal, 'bad-goal')
    fields.one('goal', [id])
    expect(kind.read(fields)).toEqual(goal)
    fields.done()
    expect(kind.tell(goal)).toMatchObject({ word: expect.stringMatching(/^goal\./) })
  })
})
