import { debrief } from '@graveshift/bots'
import { stepsOf } from '@graveshift/table'
import { expect, test } from 'vitest'
import { turnAxis } from '../../../screens/debrief/turn-axis.ts'
import { ANY_MODULE, played } from '../testing/played.ts'

const BUDGET = { games: 2, looks: 2, nodes: 2, closer: 2, suspects: 0, trials: 2, accused: 0, pairs: 2 }

test.each([1, 2, 3])('every decision lies in its own turn, and time goes on: game %s', (seed) => {
  const session = played({ seats: 1, difficulty: 'nightmare' }, seed)
  const { options } = session
  const rules = ANY_MODULE.rulesFor(options)
  const steps = stepsOf(ANY_MODULE, options, session.log())
  const work = debrief(rules, steps, BUDGET)
  let step = work.next()
  while (!step.done) step = work.next()
  const { curve } = step.value
  const axis = turnAxis(curve)
  for (const { seq, before } of steps)
    expect(Math.floor(axis.decided(seq)), `decision ${seq}`).toBe(rules.judgement.clock(before.board))
  const places = curve.map(({ seq }) => axis.after(seq))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect([places[0], places.at(-1)]).toEqual([axis.first, axis.end])
  // Every turn has its number, whether anybody decided anything in it or not.
  expect(axis.turns).toEqual(Array.from({ length: axis.end - axis.first }, (_, index) => axis.first + index))
})
