import { GAMES } from '@graveshift/games'
import { isRefusal, nth } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { begun, MODULE } from '../testing/first-game.ts'
import { decide } from './decide.ts'

const en = await nth(GAMES, 0).words('en')

test('bots play a whole game over messages, every answer legal and with a reason in words', () => {
  const session = begun({ seats: 2 }, 'bots')
  let answers = 0
  for (let [choice] = session.choices(); choice; [choice] = session.choices()) {
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const question = { ask: 'decide' as const, options: session.options, state: session.state, choice, seat }
    // As it comes out at the other side of a worker.
    const answer = structuredClone(decide(MODULE, structuredClone({ ...question, bot: 'quick' as const })))
    answers++
    expect(Object.hasOwn(en, answer.why.word)).toBe(true)
    expect(isRefusal(session.give(seat, choice.id, answer.pick))).toBe(false)
  }
  expect(session.outcome).toBeDefined()
  expect(answers).toBeGreaterThan(10)
})

test('the same question is answered the same way again', () => {
  const session = begun({ seats: 3 }, 'bots')
  const [choice] = session.choices()
  if (!choice || choice.seat === 'team') throw new Error('nobody is asked')
  const question = {
    ask: 'decide' as const,
    options: session.options,
    state: session.state,
    choice,
    seat: choice.seat,
  }
  const once = decide(MODULE, { ...question, bot: 'strong' })
  expect(decide(MODULE, structuredClone({ ...question, bot: 'strong' as const }))).toEqual(once)
})
