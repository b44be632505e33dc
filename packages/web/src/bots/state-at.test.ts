import { expect, test } from 'vitest'
import { firstQuestion } from '../testing/first-game.ts'
import { stateAt } from './state-at.ts'

test('nobody is asked about a question that was answered since it was drawn', () => {
  const { session, seat, choice } = firstQuestion()
  const shown = session.seq
  expect(stateAt(session, shown)?.control.open).toContain(choice)
  session.do(seat, choice.id, session.picks(choice)[0] ?? null)
  expect(session.state.control.open).not.toContain(choice)
  expect(stateAt(session, shown)).toBeUndefined()
})
