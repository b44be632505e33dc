import { has, isRefusal, nth } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { DebriefAnswer } from '../bots/bot-message.ts'
import { firstQuestion, MODULE, played } from '../testing/first-game.ts'
import { chanceFrom } from './chance-from.ts'
import { debriefOf } from './debrief-of.ts'
import { rank } from './rank.ts'

test('the coach answers over messages with legal answers and judges the one that was given', () => {
  const { session, ...at } = firstQuestion()
  const ask = { ask: 'rank', ...at, goal: undefined, given: { do: 'pass' }, most: 3 } as const
  const { best, given, total } = structuredClone(rank(MODULE, structuredClone(ask)))
  expect(total).toBe(session.picks(at.choice).length)
  expect(best).toHaveLength(3)
  expect(given?.pick).toEqual({ do: 'pass' })
  expect(given?.place).toBeGreaterThan(1)
  expect(isRefusal(session.give(at.seat, at.choice.id, nth(best, 0).pick))).toBe(false)
})

test('the chance to win is the same for the same table', () => {
  const { session: _, choice: __, ...at } = firstQuestion()
  const ask = { ask: 'chance', ...at, from: 5, games: 3 } as const
  expect(chanceFrom(MODULE, structuredClone(ask))).toEqual(chanceFrom(MODULE, ask))
})

test('a debrief tells how far it is, and in the end what it found', () => {
  const session = played({ seats: 1, difficulty: 'nightmare' }, 2, 6)
  const told: DebriefAnswer[] = []
  const asked = { ask: 'debrief', options: session.options, log: session.log(), effort: 0.1 } as const
  debriefOf(MODULE, structuredClone(asked), (answer) => told.push(structuredClone(answer)))
  const last = told.at(-1)
  expect(told.slice(0, -1).every((each) => has(each, 'progress'))).toBe(true)
  expect(last && has(last, 'debrief') && last.debrief.curve.length).toBeGreaterThan(0)
})
