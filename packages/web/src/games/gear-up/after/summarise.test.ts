import { ACHIEVEMENTS, freshTurn, type TurnFigures, turningPoint } from '@graveshift/gear-up'
import { isRefusal } from '@graveshift/kernel'
import { lineOfPlay } from '@graveshift/table'
import { describe, expect, test } from 'vitest'
import { played } from '../testing/played.ts'
import { summarise } from './summarise.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.each(seeds)('a random game %i', (seed) => {
  const session = played({ seats: 1 + (seed % 6), difficulty: 'easy' }, seed)
  const summary = summarise(session)
  if (!summary) throw new Error('the game is not over')
  const { board } = session.state

  test('its books are balanced', () => {
    const lost = sum(summary.turns.map((turn) => turn.lost))
    expect(lost).toBe(sum(summary.sources.map(({ health }) => health)))
    expect(lost).toBe(sum(summary.start) - sum(board.seats.map(({ health }) => health)))
    const blocked = sum(summary.turns.map((turn) => turn.blocked))
    expect(blocked).toBe(sum(board.seats.map(({ armor }) => armor.used)))
    expect(blocked).toBe(sum(summary.sources.map(({ armor }) => armor)))
    expect(sum(summary.turns.map(({ kills }) => kills))).toBe(sum(summary.seats.map(({ kills }) => kills)))
    expect(sum(summary.turns.map(({ crossed }) => crossed))).toBe(
      sum(summary.seats.map(({ crossed }) => crossed)),
    )
  })

  test('its turns follow one another up to the end', () => {
    expect(summary.turns.map(({ at }) => at)).toEqual(summary.turns.map((_, index) => index + 1))
    expect(summary.turns.at(-1)?.at).toBe(summary.at)
    expect(summary.turns.at(-1)?.health).toEqual(board.seats.map(({ health }) => health))
  })

  test('it ends as the table says, with its best hits in order', () => {
    expect(summary.ending.outcome).toBe(session.outcome)
    expect(summary.hits.length).toBeGreaterThan(0)
    const kills = summary.hits.filter(({ boss }) => !boss).map((hit) => hit.kills)
    expect(kills).toEqual([...kills].sort((a, b) => b - a))
    for (const { id } of summary.earned) expect(ACHIEVEMENTS.map((each) => each.id)).toContain(id)
  })

  test('it is plain JSON and the same every time', () => {
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary)
    expect(summarise(session)).toEqual(summary)
  })
})

test('bots earn no achievements for people, and a game they took part in says so', () => {
  const session = seeds
    .map((seed) => played({ seats: 3, difficulty: 'easy' }, seed))
    .find((each) => summarise(each)?.earned.some(({ seat }) => seat !== undefined))
  const all = session && summarise(session)
  if (!all) throw new Error('nobody earned anything')
  expect(summarise(session, [undefined, undefined, 'quick'])).toEqual(all)
  session.markHelp(['bots'])
  const owner = all.earned.find(({ seat }) => seat !== undefined)?.seat ?? 0
  const bots = [0, 1, 2].map((seat) => (seat === owner ? undefined : ('quick' as const)))
  const alone = summarise(session, bots)
  expect(alone?.help).toEqual(['bots'])
  expect(alone?.earned).toEqual(all.earned.filter(({ seat }) => seat === undefined || seat === owner))
  expect(summarise(session, ['quick', 'quick', 'strong'])?.earned).toEqual([])
  // Whose seats they were is not known of a file: nothing is taken for a person's.
  expect(summarise(session)?.earned).toEqual([])
})

test('a running game has no summary', () => {
  expect(summarise(played({ seats: 2 }, 1, 20))).toBeUndefined()
})

test('what was taken back did not happen', () => {
  const session = played({ seats: 2 }, 4, 3)
  const before = lineOfPlay(session.log())
  let undone = false
  for (let tries = 0; tries < 60 && !undone; tries++) {
    const [choice] = session.choices()
    const pick = choice && session.picks(choice)[0]
    if (!choice || pick === undefined) break
    session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
    const line = lineOfPlay(session.log())
    const back = session.undo()
    if (isRefusal(back)) continue
    undone = true
    expect(lineOfPlay(session.log())).toEqual(line.slice(0, -1))
  }
  expect(undone).toBe(true)
  expect(lineOfPlay(session.log()).slice(0, before.length)).toEqual(before)
})

const turn = (at: number, figures: Partial<TurnFigures>): TurnFigures => ({
  ...freshTurn(at),
  health: [5],
  bossLeft: 30,
  ...figures,
})

describe('the turning point', () => {
  test('of a won game is the biggest bite out of the boss', () => {
    const turns = [turn(10, { onBoss: 4 }), turn(11, { onBoss: 9 }), turn(12, { onBoss: 9 })]
    expect(turningPoint({ outcome: 'won' }, [5], turns)).toEqual({ kind: 'bite', at: 11, crossed: 9 })
  })

  test('of a death is the worst turn of the fallen, not of the others', () => {
    const turns = [turn(1, { health: [5, 1] }), turn(2, { health: [3, 1] }), turn(3, { health: [0, 1] })]
    expect(turningPoint({ outcome: 'lost', why: 'death', seat: 0 }, [5, 5], turns)).toEqual({
      kind: 'wound',
      at: 3,
      seat: 0,
      lost: 3,
    })
  })

  test('of a lost race is when the best turn of the game, repeated, no longer was enough', () => {
    const turns = [
      turn(9, { bossLeft: 40 }),
      turn(10, { onBoss: 4, bossLeft: 32 }),
      turn(11, { onBoss: 5, bossLeft: 30 }),
      turn(12, { onBoss: 0, bossLeft: 30 }),
      turn(13, { onBoss: 0, bossLeft: 30 }),
    ]
    expect(turningPoint({ outcome: 'lost', why: 'time' }, [5], turns)).toEqual({
      kind: 'late',
      at: 13,
      left: 30,
      best: 5,
    })
  })

  test('of a lost race looks at what was still to come: a slow start alone decides nothing', () => {
    const turns = [
      turn(10, { onBoss: 0, bossLeft: 29 }),
      turn(11, { onBoss: 9, bossLeft: 20 }),
      turn(16, { onBoss: 0, bossLeft: 20 }),
      turn(17, { onBoss: 0, bossLeft: 20 }),
      turn(18, { onBoss: 9, bossLeft: 11 }),
    ]
    expect(turningPoint({ outcome: 'lost', why: 'time' }, [5], turns)).toEqual({
      kind: 'late',
      at: 16,
      left: 20,
      best: 9,
    })
  })
})
