import { describe, expect, test } from 'vitest'
import { talk } from './testing/talk.ts'

const street = [{ slot: 1, type: 'walker', speed: 'slow', grid: ['##'] }]

describe('what lies open', () => {
  test('GU-HID-01 the spawn card of the turn is in the view until the next turn', () => {
    const { ok } = talk()
    const seats = ['ethan', 'lisa', 'greta', 'mateo'].map((survivor) => ({ survivor }))
    const position = { difficulty: 'easy', turn: 3, step: 'card', card: 'red-fast', seats }
    ok({ op: 'position', seed: 1, position, script: { spawn: ['b'] } })
    const { board, choices } = ok({ op: 'view' })
    expect(choices).toEqual([{ choice: 1, kind: 'deal', seat: 'team' }])
    expect(board.open).toEqual({ kind: 'spawn', card: 'b' })
    expect(board.turnedUp).toEqual([{ turn: 3, card: 'red-fast', under: 'b' }])
  })

  test('GU-HID-01 so is the boss card, with its icons, and the sheet of the boss by names', () => {
    const { ok } = talk()
    const position = {
      round: 2,
      turn: 3,
      step: 'card',
      seats: [{ survivor: 'ethan', armor: 2, street }],
      boss: { id: 'super-abomination' },
    }
    const { content } = ok({ op: 'games' }).games[0]
    const attack = content.bossCards.find(({ phase, icons }: { phase: number; icons: string[] }) => {
      return phase === 1 && icons.includes('attack')
    })
    ok({ op: 'position', seed: 1, position, script: { boss: [attack.id] } })
    expect(ok({ op: 'view' }).board.open).toEqual({ kind: 'boss', card: attack.id, icons: attack.icons })
    ok({ op: 'new', table: 'sox', seed: 1, options: { boss: 'dead-sox' } })
    const { board } = ok({ op: 'view', table: 'sox' })
    expect(board.boss.bodies.map(({ target }: { target: string }) => target)).toEqual([
      'catcher',
      'batter',
      'pitcher',
    ])
  })
})

describe('names', () => {
  test('GU-ATK-03 a body of the boss is hit by its name, listed and told so', () => {
    const { ok } = talk()
    const position = { round: 2, turn: 1, seats: [{ survivor: 'ethan' }], boss: { id: 'dead-sox' } }
    ok({ op: 'position', seed: 1, position })
    const [{ picks }] = ok({ op: 'choices' }).choices
    const pick = picks.find(({ target }: { target?: string }) => target === 'batter')
    const { events } = ok({ op: 'do', pick })
    expect(events[1]).toMatchObject({ type: 'crossed', target: 'batter', squares: pick.squares })
  })

  test('Z2-ACT-10 an objective is taken by its name, and the event has names throughout', () => {
    const { ok } = talk()
    const people = [{ id: 'amy', zone: '1V.a' }]
    ok({
      op: 'position',
      game: 'second-edition',
      seed: 1,
      position: { mission: 'M1', teams: [['amy']], turn: 'amy', people },
    })
    const pick = { do: 'take', token: 'objective-1V.a' }
    expect(ok({ op: 'choices' }).choices[0].picks).toContainEqual(pick)
    const done = ok({ op: 'do', pick })
    expect(done.pick).toEqual(pick)
    expect(done.events).toContainEqual({ type: 'tokenTaken', token: 'objective-1V.a', person: 'amy' })
    const taken = ok({ op: 'board' }).board.tokens.find(({ takenBy }: { takenBy: string | null }) => takenBy)
    expect(taken).toMatchObject({ token: 'objective-1V.a', takenBy: 'amy' })
  })

  test('the number of a question is its `choice` in open, view, choices, bot and forced alike', () => {
    const { ok } = talk()
    const { open } = ok({ op: 'new', seed: 1, options: { seats: 2 } })
    const numbers = (list: readonly { readonly choice: number; readonly id?: number }[]) =>
      list.map(({ choice, id }) => [choice, id])
    expect(numbers(ok({ op: 'view' }).choices)).toEqual(numbers(open))
    expect(numbers(ok({ op: 'choices', limit: 1 }).choices)).toEqual(numbers(open))
    expect(ok({ op: 'bot', seat: 0, nodes: 1 }).choice).toBe(open[0].choice)
  })
})

test('GU-UPG-01 a question says its figures', () => {
  const { ok } = talk()
  ok({
    op: 'position',
    seed: 1,
    position: { step: 'upgrade', seats: [{ survivor: 'ethan', owed: 2, street }] },
  })
  expect(ok({ op: 'choices', lang: 'en' }).choices[0].text).toMatch(/2 upgrades/)
  expect(ok({ op: 'choices', lang: 'de' }).choices[0].text).toMatch(/2 /)
})

test('GU-ACH-01 what was earned is told when the game ends, and listed with its words', () => {
  const { ok } = talk()
  const position = { seats: [{ survivor: 'ethan', street }] }
  ok({ op: 'position', seed: 1, position: { ...position, card: 'red-fast' } })
  const { achievements, earned } = ok({ op: 'achievements', lang: 'it' })
  expect(achievements.length).toBeGreaterThan(40)
  for (const { name, text } of achievements) expect(`${name} ${text}`).toMatch(/\S+ \S+/)
  expect(earned).toEqual([])
  const boss = { id: 'super-abomination', bodies: [{ grid: ['#'] }] }
  ok({ op: 'position', table: 'end', seed: 1, position: { ...position, round: 2, boss } })
  const [{ picks }] = ok({ op: 'choices', table: 'end' }).choices
  const pick = picks.find(({ target }: { target?: unknown }) => target === 'body')
  const end = ok({ op: 'do', table: 'end', pick })
  expect(end.outcome).toBe('won')
  expect(end.earned).toContainEqual({ id: 'lone-wolf', seat: null })
  expect(ok({ op: 'achievements', table: 'end' }).earned).toEqual(end.earned)
})
