import type { Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import {
  bossCard,
  bossFight,
  bystanders,
  fighter,
  health,
  hit,
  hitsOn,
  placeOf,
  wounds,
  zombie,
} from '../testing-looks.ts'

const ID = 'screamer'
const face = { grid: ['####', '####'], mouth: ['....', '.@@.'] }
const slow = (slot: number, more = {}) => zombie(slot, ['####'], { fixed: 1, ...more })
const fast = (slot: number, more = {}) => slow(slot, { speed: 'fast', ...more })
const TURNS_LEFT = [
  'blue-still',
  'blue-fast',
  'red-fast',
  'red-slow',
  'green-slow',
  'green-still',
  'yellow-all',
]

function draw(turn: number, skillTurn: number, squares: string): string {
  const table = bossFight(ID, [face], [fighter(['##'], [], [])], { turn, boss: { skillTurn } })
  return table.refusal(0, hit(-1, squares))
}

/** The skill in turn 3 with these streets, on a track of these speeds. */
function scream(streets: readonly Json[][], track: readonly string[], more: Record<string, Json> = {}) {
  const boss = { track, ...(more.screams === undefined ? {} : { screams: more.screams }) }
  const seats = bystanders(...streets.map((street) => ({ street, health: 9 })))
  const { screams: _, card = 'p1-skill-spawn', ...rest } = more
  return bossCard(String(card), ID, [face], seats, { boss, ...rest })
}

test('GU-BOS-07 GU-BOS-19 mouth spaces are closed to shape and single alike', () => {
  expect(draw(4, 0, 'b2 c2')).toBe('mouth-closed GU-BOS-19')
  expect(draw(4, 0, 'a2 b2')).toBe('mouth-closed GU-BOS-19')
  expect(draw(4, 0, 'b2')).toBe('mouth-closed GU-BOS-19')
  expect(draw(4, 0, 'a1 b1')).toBe('accepted')
})

test('GU-BOS-07 no hit over a closed mouth is offered', () => {
  const table = bossFight(ID, [{ grid: ['###'], mouth: ['.@.'] }], [fighter(['##'], [], [])])
  expect(hitsOn(table, 0, -1).sort()).toEqual(['a1', 'c1'])
})

test('GU-BOS-19 (R45) open in exactly the one turn after a skill icon', () => {
  expect([4, 5, 6, 9].map((turn) => draw(turn, turn - 1, 'b2 c2'))).toEqual(Array(4).fill('accepted'))
  expect(draw(5, 3, 'b2 c2')).toBe('mouth-closed GU-BOS-19')
  expect(draw(4, 4, 'b2 c2')).toBe('mouth-closed GU-BOS-19')
})

test('GU-BOS-19 (R45) never in turns 1 to 3', () => {
  for (const turn of [1, 2, 3])
    expect([turn, draw(turn, 0, 'b2 c2')]).toEqual([turn, 'mouth-closed GU-BOS-19'])
})

test('GU-BOS-19 (R45) played: a skill in turn 3, open for all seats in turn 4, closed again in turn 5', () => {
  const seats = [
    fighter(['##'], ['long-range'], []),
    fighter(['##'], ['multi-hit 2'], [], { survivor: 'lisa' }),
  ]
  const table = bossCard(
    'p1-skill-spawn',
    ID,
    [{ grid: ['####', '####', '####'], mouth: ['....', '.@@.', '.@..'] }],
    seats,
    { left: { turn: TURNS_LEFT } },
    { boss: ['p1-skill-spawn', 'p1-attack'], turn: ['blue-still', 'blue-fast'] },
  )
  expect([table.board.turn, table.board.boss.seat]).toEqual([4, 1])
  table.do(0, hit(-1, 'b2'))
  table.do(1, hit(-1, 'c2'))
  table.do(1, 'stop')
  expect([table.board.turn, table.board.boss.seat]).toEqual([5, 0])
  expect(table.refusal(0, hit(-1, 'b3'))).toBe('mouth-closed GU-BOS-19')
  expect(table.refusal(0, hit(-1, 'a1'))).toBe('accepted')
})

test('GU-BOS-19 (R45) a card without a skill icon opens nothing', () => {
  const more = { left: { turn: TURNS_LEFT } }
  const table = bossCard('p1-attack', ID, [face], [fighter(['##'], [], [])], more, { turn: ['blue-fast'] })
  expect(table.board.turn).toBe(4)
  expect(table.refusal(0, hit(-1, 'b2 c2'))).toBe('mouth-closed GU-BOS-19')
})

test('GU-BOS-19 (R45) a skill in turn 9 opens nothing: the game is over', () => {
  const left = { boss: [[], ['p2-skill-special']] }
  const table = scream([[]], ['slow'], { turn: 9, card: 'p2-skill-special', left })
  expect(table.of('skillUsed')).toEqual([{ type: 'skillUsed', turn: 9 }])
  expect(table.of('lost')).toEqual([{ type: 'lost', why: 'time' }])
})

test('GU-BOS-19 (R2) ammo, where it may hit the boss, finds the mouth closed too', () => {
  const seats = [fighter(['##'], [], [], { ammo: 2 })]
  const table = bossFight(ID, [face], seats, { step: 'ammo', ammoOnBoss: true, turn: 4 })
  expect(table.refusal(0, { do: 'shoot', target: -1, square: 'b2' })).toBe('mouth-closed GU-BOS-19')
  const open = bossFight(ID, [face], seats, {
    step: 'ammo',
    ammoOnBoss: true,
    turn: 4,
    boss: { skillTurn: 3 },
  })
  expect(open.refusal(0, { do: 'shoot', target: -1, square: 'b2' })).toBe('accepted')
})

test('GU-BOS-07 the skill crosses the next circle and zombies of that speed move, for all survivors', () => {
  const table = scream(
    [
      [slow(3), fast(3)],
      [slow(2), fast(2)],
    ],
    ['slow', 'fast'],
  )
  expect(table.of('screamed')).toEqual([{ type: 'screamed', speed: 'slow' }])
  expect([1, 2, 3, 4].map((id) => placeOf(table, id))).toEqual(['0/2', '0/3', '1/1', '1/2'])
  const second = scream(
    [
      [slow(3), fast(3)],
      [slow(2), fast(2)],
    ],
    ['slow', 'fast'],
    { screams: 1 },
  )
  expect([1, 2, 3, 4].map((id) => placeOf(second, id))).toEqual(['0/3', '0/2', '1/2', '1/1'])
})

test('GU-BOS-07 attacks included: those of the speed in slot 1 bite and stay', () => {
  const table = scream([[slow(1), fast(1), slow(2)]], ['slow'])
  expect(table.of('attacked').map(({ zombie }) => zombie)).toEqual([1])
  expect([1, 3].map((id) => placeOf(table, id))).toEqual(['0/1', '0/1'])
  expect(health(table, 0)).toBe(8)
})

test('GU-BOS-20 (R47) a track used up starts again from the left', () => {
  const table = scream([[slow(3), fast(3)]], ['slow', 'fast'], { screams: 2 })
  expect(table.of('screamed')).toEqual([{ type: 'screamed', speed: 'slow' }])
  expect([placeOf(table, 1), placeOf(table, 2)]).toEqual(['0/2', '0/3'])
})

test('GU-BOS-20 (R46) it may be a zombie’s second move this turn, and its bite right after arriving', () => {
  const seats = bystanders({ street: [slow(3), slow(2)], health: 9 })
  const more = { step: 'walk', card: 'red-slow', boss: { track: ['slow'] } }
  const table = bossCard('p1-skill-spawn', ID, [face], seats, more)
  expect(placeOf(table, 1)).toBe('0/1')
  expect(table.of('attacked').map(({ zombie }) => zombie)).toEqual([2])
})

test('GU-BOS-20 (R46) bombers blow up by it, for everybody and without upgrade', () => {
  const table = scream([[slow(1, { type: 'bomber', fixed: 2 })], []], ['slow'])
  expect(placeOf(table, 1)).toBe('gone')
  expect(wounds(table)).toEqual(['0 -0 armor -2 health bomber', '1 -0 armor -2 health bomber'])
  expect(table.board.seats.map(({ owed }) => owed)).toEqual([0, 0])
})

test('GU-BOS-20 (R46) zombies that the same card spawns later stay', () => {
  const zombies = [{ id: 'late', type: 'walker', speed: 'slow', grid: ['##'] }]
  const table = scream([[slow(3)]], ['slow'], { zombies, decks: ['late'] })
  expect([placeOf(table, 1), placeOf(table, 2)]).toEqual(['0/2', '0/3'])
})
