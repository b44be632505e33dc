import { findListed } from '@graveshift/games'
import { isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { rank } from '../../coach/rank.ts'

const module = await findListed('second-edition')?.load()

/** All that is left is to leave, but Amy has one health and a walker beside her: whoever does not fight now has lost. */
const CORNERED: Json = {
  mission: 'small-town',
  survivors: ['amy'],
  turn: { person: 'amy', left: { any: 1 } },
  people: [{ id: 'amy', zone: '8R.SW', health: 1, skills: [], hand: ['chainsaw'] }],
  zombies: { '8R.SW': { walker: 1 } },
  taken: ['9R', '6R', '8R', '1R'].map((objective) => ({ objective, by: 'amy' })),
}

/** As much as is needed to tell these answers apart. */
const EFFORT = 0.05

function cornered() {
  if (!module?.readPosition) throw new Error('positions cannot be read')
  const options = module.readPosition(CORNERED)
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(module, options, { seed: 'cornered' })
  if (isRefusal(session)) throw new Error(session.refused)
  return { module, session, choice: nth(session.choices(), 0) }
}

test('the coach of a game that plans says over messages which plan wins, and judges what was played', () => {
  const { module, session, choice } = cornered()
  const { options, state } = session
  const asked = { ask: 'rank', options, state, choice, seat: 0, goal: undefined, effort: EFFORT } as const
  const end = session.shown(choice, { do: 'end' })
  const { best, plans, given, total } = structuredClone(rank(module, { ...asked, given: end, most: 2 }))
  expect(best).toEqual([])
  expect(plans.map(({ plan }) => plan)[0]).toBe('bot.plan.fight')
  expect(nth(plans, 0).chance.mean).toBeGreaterThan(0)
  expect(given?.place).toBeGreaterThan(1)
  expect(total).toBeGreaterThanOrEqual(plans.length)
  expect(isRefusal(session.give(0, choice.id, nth(plans, 0).pick))).toBe(false)
})

test('what is not worth thinking about has no better and no worse answers', () => {
  const { module, session, choice } = cornered()
  const { options, state } = session
  const asked = { ask: 'rank', options, state, choice, seat: 0, goal: undefined, given: undefined } as const
  expect(rank(module, { ...asked, most: 5, effort: 0 })).toMatchObject({ plans: [], total: 0 })
})
