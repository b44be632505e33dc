import { describe, expect, test } from 'vitest'
import { position } from './testing.ts'

/** Everybody is in the shelter and every objective taken; one walker beside Amy is all that stands between. */
const shelter = (dice: readonly number[], health = 1, amySkills: readonly string[] = []) =>
  position(
    {
      mission: 'pale-shelter',
      survivors: ['amy', 'ned'],
      people: [
        { id: 'amy', zone: '6V.a', health, skills: amySkills },
        { id: 'ned', zone: '6V.b', hand: ['pistol', 'pistol'], skills: [] },
      ],
      taken: [0, 1, 2, 3].map((token) => ({ token, by: 'ned' })),
      zombies: { '6V.a': { walker: 1 } },
      turn: 'ned',
    },
    { dice },
  )

const SHOT = { do: 'ranged', card: 'pistol', dual: true, zone: '6V.a' }

describe('Z2-RUL-13 one attack is one moment', () => {
  test('a hit that meets the last goal and a miss that eliminates a survivor: lost', () => {
    const table = shelter([6, 1])
    table.do(SHOT)
    expect(table.of('killed')).toHaveLength(1)
    expect(table.board.outcome).toBe('lost')
    expect(table.of('won')).toEqual([])
  })

  test('a miss that only wounds: won, once it has been resolved', () => {
    const table = shelter([6, 1], 3)
    table.do(SHOT)
    expect(table.person('amy').health).toBe(2)
    expect(table.board.outcome).toBe('won')
    expect(table.events.at(-1)).toEqual({ type: 'won' })
  })

  test('a car’s attack: run over is the last one wanted, run down is a friend', () => {
    const table = position(
      {
        mission: 'ram-speed',
        survivors: ['elle', 'doug'],
        people: [{ id: 'doug', zone: '1V.E', health: 1 }],
        cars: [{ driver: 'elle' }],
        taken: [0, 1, 2].map((token) => ({ token, by: 'doug' })),
        zombies: {
          '9R.SE': { walker: 6 },
          '9R.E': { walker: 3 },
          '2V.E': { walker: 3 },
          '2V.SE': { walker: 3 },
          '1V.E': { walker: 3 },
        },
        turn: 'elle',
      },
      { dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 1, 1] },
    )
    table.do({ do: 'drive', path: ['9R.SE', '9R.E'] })
    table.do({ do: 'drive', path: ['9R.SE', '2V.E'] })
    table.do({ do: 'drive', path: ['2V.SE', '1V.E'] })
    const killed = table.of('killed').reduce((sum, { count }) => sum + count, 0)
    expect([killed, table.board.outcome]).toEqual([15, 'lost'])
  })

  test('a Molotov: the companion whose fall would meet the goals burns with a survivor', () => {
    const scene = (amy: string) =>
      position({
        mission: 'mercy-street',
        survivors: ['ned', 'amy', 'doug'],
        people: [
          { id: 'ned', zone: '8R.S', hand: ['molotov'] },
          { id: 'amy', zone: amy },
          { id: 'doug', zone: '9V.a' },
        ],
        companions: [
          { id: 'josh', zone: '9V.a', leader: 'doug' },
          { id: 'elle', zone: '8R.SE' },
        ],
        zombies: { '8R.SE': { walker: 1 } },
        turn: 'ned',
      })
    const burnt = { do: 'throw', card: 'molotov', zone: '8R.SE', sure: true }
    const alone = scene('8R.S')
    alone.do(burnt)
    expect(alone.board.outcome).toBe('won')
    const together = scene('8R.SE')
    together.do(burnt)
    expect(together.board.outcome).toBe('lost')
  })

  test('questions in the midst of it are answered before it is judged', () => {
    const table = shelter([6, 1], 1, ['hold-your-nose'])
    table.script({ equipment: ['water'] })
    table.do(SHOT)
    expect(table.of('killed')).toHaveLength(1)
    // Amy looks what the walker left behind: every goal is met, and the miss still has to come.
    expect([table.open(), table.board.outcome]).toEqual([['0 arrange'], undefined])
    table.do({ do: 'done' })
    expect(table.board.outcome).toBe('lost')
  })

  test('two hits: won', () => {
    const table = shelter([6, 6])
    table.do(SHOT)
    expect(table.board.outcome).toBe('won')
  })
})
