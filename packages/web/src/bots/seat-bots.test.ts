import { describe, expect, it } from 'vitest'
import { forPeople, isForBot, readSeatBots } from './seat-bots.ts'

const OPEN = [{ seat: 0 }, { seat: 1 }, { seat: 'team' }] as const

describe('seats of bots', () => {
  it('are answered for by bots, and the team where a bot leads', () => {
    expect(OPEN.map((choice) => isForBot(choice, [undefined, 'quick'], 0))).toEqual([false, true, false])
    expect(OPEN.map((choice) => isForBot(choice, [undefined, 'quick'], 1))).toEqual([false, true, true])
  })

  it('leave all other questions to people', () => {
    expect(forPeople(OPEN, [undefined, 'strong'], 0)).toEqual([{ seat: 0 }, { seat: 'team' }])
    expect(forPeople(OPEN, ['quick', 'strong'], 0)).toEqual([])
  })

  it('leave a table of people as it is, the same list and not another one', () => {
    expect(forPeople(OPEN, [], 0)).toBe(OPEN)
    expect(forPeople(OPEN, [undefined, undefined], 0)).toBe(OPEN)
  })

  it('are read from storage, and what is no bot is a person', () => {
    expect(readSeatBots(['quick', null, 'hal', 7, 'strong'])).toEqual([
      'quick',
      undefined,
      undefined,
      undefined,
      'strong',
    ])
    expect(readSeatBots(undefined)).toEqual([])
  })
})
