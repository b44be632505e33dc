import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import { isFault, isRefusal } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { ANY_MODULE } from '../games/gear-up/testing/played.ts'
import { decide } from './decide.ts'

function start(seats: number) {
  const options = GEAR_UP_MODULE.readOptions({ seats, difficulty: 'easy' })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'bots' })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

test('bots play a whole game over messages, every answer legal and with a reason in words', () => {
  const session = start(2)
  let answers = 0
  for (let [choice] = session.choices(); choice; [choice] = session.choices()) {
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const question = { ask: 'decide' as const, options: session.options, state: session.state, choice, seat }
    // As it comes out at the other side of a worker.
    const answer = structuredClone(
      decide(ANY_MODULE, structuredClone({ ...question, bot: 'quick' as const })),
    )
    answers++
    expect(Object.hasOwn(en, answer.why.word)).toBe(true)
    expect(isRefusal(session.do(seat, choice.id, answer.pick))).toBe(false)
  }
  expect(session.outcome).toBeDefined()
  expect(answers).toBeGreaterThan(10)
})

test('the same question is answered the same way again', () => {
  const session = start(3)
  const [choice] = session.choices()
  if (!choice || choice.seat === 'team') throw new Error('nobody is asked')
  const question = {
    ask: 'decide' as const,
    options: session.options,
    state: session.state,
    choice,
    seat: choice.seat,
  }
  const once = decide(ANY_MODULE, { ...question, bot: 'strong' })
  expect(decide(ANY_MODULE, structuredClone({ ...question, bot: 'strong' as const }))).toEqual(once)
})
