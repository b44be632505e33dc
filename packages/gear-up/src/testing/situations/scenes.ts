import { Bug, isFault, type Json } from '@graveshift/kernel'
import { SCENES } from '../../achievements/scenes/index.ts'
import { GEAR_UP_MODULE } from '../../module.ts'
import { STANDARD_CONTENT } from '../../rules.ts'
import { position } from '../../testing.ts'
import type { Observer } from './observer.ts'
import { WatchedGame } from './runner.ts'

/** A rare situation: where it begins, and the answers that lead into it, each by its seat. */
interface Rare {
  readonly at: Json
  readonly answers: readonly (readonly [seat: number, raw: Json])[]
}

const weapon = (shape: readonly string[], ...upgrades: readonly string[]): Json => ({
  weapons: { red: { shape, upgrades } },
  upgrades: { red: 2 },
})

const armed = (shape: readonly string[], effects: readonly string[], more: object = {}): Json =>
  ({ survivor: 'ethan', ...(weapon(shape, ...effects) as object), ...more }) as Json

const walker = (slot: number, more: object = {}): Json =>
  ({ slot, type: 'walker', speed: 'fast', fixed: 1, grid: ['####', '####'], ...more }) as Json

const hit = (target: number, squares: string, more: object = {}): Json =>
  ({ do: 'hit', target, squares, ...more }) as Json

const spawning = { turn: 3, step: 'card', card: 'red-fast', seats: [{ survivor: 'ethan', health: 3 }] }
const far = { survivor: 'lisa', street: [walker(2), walker(2)] }

/** What games at random hardly ever meet; weapons and bosses are drawn for the purpose where no printed ones fit. */
const RARE: readonly Rare[] = [
  { at: { ...spawning, decks: [], discards: ['walker-01', 'walker-02', 'bomber-01'] }, answers: [] },
  {
    at: {
      ...spawning,
      decks: ['bomber-01', 'bomber-02', 'bomber-03'],
      left: { spawn: ['a', 'a', 'a', 'b', 'b', 'c', 'c'] },
    },
    answers: [],
  },
  { at: { ...spawning, decks: [] }, answers: [] },
  {
    at: {
      round: 2,
      turn: 9,
      step: 'card',
      card: 'red-fast',
      boss: { id: 'screamer' },
      seats: [{ survivor: 'ethan' }],
      left: { boss: [[], ['p2-skill-special']] },
    },
    answers: [],
  },
  {
    at: {
      round: 2,
      turn: 9,
      step: 'card',
      card: 'red-fast',
      difficulty: 'easy',
      boss: { id: 'screamer', screams: 4 },
      seats: [{ survivor: 'ethan' }],
      left: { boss: [[], ['p2-skill-special']] },
    },
    answers: [],
  },
  {
    at: { seats: [armed(['###'], ['split'], { street: [walker(3)] })] },
    answers: [
      [0, hit(1, 'a1 b1 c1 d1')],
      [0, hit(1, 'a1 b1 d2')],
    ],
  },
  {
    at: { round: 2, seats: [armed(['##'], ['long-range', 'explosive']), far], boss: { seat: 1 } },
    answers: [[0, { do: 'sweep', targets: [1, 2, -1] }]],
  },
  {
    at: { seats: [armed(['##'], ['adrenaline', 'fast-reload'], { ammo: 2, street: [walker(3)] })] },
    answers: [
      [0, hit(1, 'a1 b1')],
      [0, { do: 'adrenaline', pay: 'health' }],
      [0, hit(1, 'c1 d1')],
    ],
  },
  {
    at: { seats: [armed(['##'], ['long-range'], { street: [walker(3)] })] },
    answers: [[0, hit(1, 'a1 b1')]],
  },
  {
    at: { seats: [armed(['##'], ['long-range', 'knockback']), far] },
    answers: [
      [0, hit(1, 'a1 b1')],
      [0, 'push'],
    ],
  },
  {
    at: { step: 'walk', seats: [{ survivor: 'ethan', health: 5, armor: 2, street: [walker(1)] }] },
    answers: [[0, { do: 'armor', amount: 0 }]],
  },
  {
    at: {
      round: 2,
      seats: [armed(['##'], [])],
      boss: {
        id: 'zombiphant',
        crossed: 'b1 c1 a2 c2 a3 b3 c3',
        bodies: [{ grid: ['####', '#O#A', '####'] }],
      },
    },
    answers: [[0, hit(-1, 'a1')]],
  },
  {
    at: {
      round: 2,
      seats: [armed(['##'], [], { health: 1 })],
      boss: { id: 'mutation', bodies: [{ grid: ['##'], lines: ['a1-b1'] }] },
    },
    answers: [[0, hit(-1, 'a1 b1', { pay: 'health' })]],
  },
  {
    at: { seats: [armed(['##'], ['adrenaline'], { health: 1, street: [walker(3)] })] },
    answers: [
      [0, hit(1, 'a1 b1')],
      [0, { do: 'adrenaline', pay: 'health' }],
    ],
  },
  {
    at: {
      round: 2,
      seats: [armed(['###'], ['split'])],
      boss: { id: 'mutation', bodies: [{ grid: ['###', '###'], lines: ['a1-b1'] }] },
    },
    answers: [[0, hit(-1, 'a1 b1 b2')]],
  },
  {
    at: {
      round: 2,
      seats: [armed(['###'], ['split'])],
      boss: { id: 'mutation', bodies: [{ grid: ['####', '####'], lines: ['a1-b1'] }] },
    },
    answers: [[0, hit(-1, 'a1 b1 d2', { pay: 'health' })]],
  },
  {
    at: {
      round: 2,
      step: 'ammo',
      ammoOnBoss: true,
      seats: [{ survivor: 'ethan', ammo: 1 }],
      boss: { crossed: 'a1', bodies: [{ grid: ['##'] }] },
    },
    answers: [[0, { do: 'shoot', target: -1, square: 'b1' }]],
  },
  {
    at: {
      round: 2,
      seats: [armed(['##'], [])],
      boss: { id: 'zombie-pyramid', bodies: [{ grid: ['x###', '####'] }] },
    },
    answers: [[0, hit(-1, 'd1')]],
  },
]

function playRare({ at, answers }: Rare, observer: Observer): void {
  const options = GEAR_UP_MODULE.readPosition(at)
  if (isFault(options)) throw new Bug(`${options.message}: ${JSON.stringify(at)}`)
  const game = new WatchedGame(options, 1, observer, new Map())
  for (const [seat, raw] of answers) game.say(seat, raw)
}

/** Plays the scenes of the achievements, and the rare situations. */
export function playScenes(observer: Observer): void {
  for (const { at, script, act } of SCENES) {
    const table = position(at, script)
    act(table)
    const { board } = table.rules.begin(table.board.setup)
    observer.begin(table.rules, STANDARD_CONTENT, board, table.events)
  }
  for (const rare of RARE) playRare(rare, observer)
}
