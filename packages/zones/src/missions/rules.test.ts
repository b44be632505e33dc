import { asJson, type Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { Fields } from '../fault.ts'
import { UNREACHED } from '../map/distances.ts'
import type { TinyOptions } from '../testing/tiny/game.ts'
import { TINY_LANGUAGE } from '../testing/tiny/language.ts'
import { onStreet } from '../testing/tiny/scenes.ts'
import { tinyTable } from '../testing/tiny/table.ts'
import { kindById } from './language.ts'

type Written = TinyOptions['mission']['rules'][number]

interface Scene {
  readonly rule: Written
  readonly begins: Omit<Partial<TinyOptions>, 'mission'> & {
    readonly mission?: Partial<TinyOptions['mission']>
  }
  readonly answers?: readonly Json[]
  /** Refused with the rule, and only with it. */
  readonly refused?: Json
  readonly spawn?: readonly string[]
}

const MID = [{ id: 'ann', zone: 'mid' }]
const TAKE = { do: 'take', token: 0 }
const CRAWLER = (zone: string) => ({ zombies: [{ zone, kind: 'crawler', count: 1 }] })

/** A game in which each rule of zones matters. */
const SCENES: Readonly<Record<string, Scene>> = {
  wake: {
    rule: { rule: 'wake', colour: 'blue', when: { round: 1 } },
    begins: { at: 'end', mission: { spawns: [{ zone: 'east' }, { zone: 'west', colour: 'blue' }] } },
  },
  exit: {
    rule: { rule: 'exit', open: 'always' },
    begins: { at: 'turn' },
    answers: [{ do: 'end' }],
  },
  'standing-noise': {
    rule: { rule: 'standing-noise', zones: ['cellar'], tokens: 3 },
    begins: {
      at: 'zombies',
      people: [{ id: 'ann', zone: 'east' }],
      mission: { ...CRAWLER('hall'), doors: [{ door: 'hall-mid', open: true }] },
    },
  },
  'loud-objectives': {
    rule: { rule: 'loud-objectives', tokens: 5 },
    begins: {
      at: 'turn',
      open: ['hall-mid'],
      mission: {
        zombies: [{ zone: 'east', kind: 'hound', count: 1 }],
        objectives: [{ zone: 'west' }],
      },
    },
    answers: [TAKE, ...['mid', 'hall', 'cellar'].map((to) => ({ do: 'move', to }))],
  },
  forbidden: {
    rule: { rule: 'forbidden', zones: ['east'] },
    begins: { at: 'zombies', mission: CRAWLER('east') },
  },
  deadline: { rule: { rule: 'deadline', rounds: 1 }, begins: { at: 'end' } },
  reinforcements: {
    rule: { rule: 'reinforcements', zones: ['cellar'], first: 1, every: 2 },
    begins: { at: 'spawn' },
    spawn: ['few', 'fast'],
  },
  arrival: {
    rule: { rule: 'arrival', zone: 'cellar', kind: 'crawler', count: 2, when: { objectives: 1 } },
    begins: { at: 'turn', people: MID },
    answers: [TAKE],
  },
  heavy: { rule: { rule: 'heavy', hands: 2 }, begins: { at: 'turn', people: MID }, refused: TAKE },
  gift: {
    rule: { rule: 'gift', draw: 'equipment' },
    begins: { at: 'turn', people: MID },
    answers: [TAKE],
  },
  'dark-spawn': {
    rule: { rule: 'dark-spawn', every: 1 },
    begins: { at: 'spawn', open: ['hall-mid'] },
    spawn: ['few', 'fast'],
  },
  'companions-may-fall': {
    rule: { rule: 'companions-may-fall' },
    begins: {
      mission: {
        companions: [{ zone: 'east', survivor: 'ben' }],
        zombies: [{ zone: 'east', kind: 'crawler', count: 3 }],
      },
    },
    answers: [{ do: 'ready' }, { do: 'end' }],
  },
  procession: {
    rule: { rule: 'procession', path: ['mid', 'west'] },
    begins: { at: 'spawn' },
    spawn: ['few'],
  },
  barricade: {
    rule: { rule: 'barricade', door: 'hall-mid' },
    begins: {
      at: 'zombies',
      open: ['hall-mid'],
      people: [{ id: 'ann', zone: 'hall' }],
      mission: CRAWLER('mid'),
    },
  },
}

/** What comes of a scene with some rules. */
function played(
  { begins: { mission, ...more }, answers = [], refused, spawn = [] }: Scene,
  rules: Written[],
) {
  const table = tinyTable(onStreet({ ...more, mission: { ...mission, rules } }), { spawn })
  for (const answer of answers) if (table.board.outcome === undefined) table.play(answer)
  const refusal = refused === undefined ? undefined : table.answer(refused)
  return { refusal, board: asJson(table.board), open: table.open() }
}

test('every rule of zones has a scene', () => {
  expect(Object.keys(SCENES).sort()).toEqual(TINY_LANGUAGE.rules.map(({ id }) => id).sort())
})

describe.each(Object.entries(SCENES))('%s', (id, scene) => {
  test('makes a difference', () => {
    expect(played(scene, [scene.rule])).not.toEqual(played(scene, []))
  })

  test('is read as it is written, and says so in a sentence', () => {
    const kind = kindById(TINY_LANGUAGE.rules, id)
    const fields = new Fields(scene.rule, 'bad-rule')
    fields.one('rule', [id])
    expect(kind.read(fields)).toEqual(scene.rule)
    fields.done()
    expect(kind.tell(scene.rule)).toMatchObject({ word: expect.stringMatching(/^mission-rule\./) })
  })
})

test('a spawn token that moves brings zombies where it lies now', () => {
  const rules = [{ rule: 'procession', path: ['mid'] }]
  const table = tinyTable(onStreet({ at: 'spawn', mission: { rules } }), { spawn: ['few'] })
  expect([table.zombies('east'), table.zombies('mid')]).toEqual(['', 'crawler 1'])
})

test('what stops zombies alone lets people through, and lets everybody look', () => {
  const rules = [{ rule: 'barricade', door: 'hall-mid' }]
  const mission = { rules, ...CRAWLER('mid') }
  const people = [{ id: 'ann', zone: 'hall', skills: [] }]
  const table = tinyTable(onStreet({ at: 'turn', open: ['hall-mid'], people, mission }))
  const [hall, mid] = [table.zone('hall'), table.zone('mid')]
  expect(table.kit.sight(table.board, 0, mid)).toBe(1)
  expect(table.list('move')).toContainEqual({ do: 'move', to: 'mid' })
  const far = (ways: { readonly distance: Uint8Array }) => ways.distance[mid * table.kit.map.size + hall]
  expect(far(table.kit.ways(table.board))).toBe(1)
  expect(far(table.kit.zombieWays(table.board))).toBe(UNREACHED)
})

test('what a rule refuses cites a rule of the game', () => {
  expect(played(SCENES.heavy as Scene, [{ rule: 'heavy', hands: 2 }]).refusal).toEqual({
    refused: 'too-heavy',
    rule: 'TINY-take',
  })
})
