import { type DebriefBudget, debrief } from '@graveshift/bots'
import { isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { Session, stepsOf } from '@graveshift/table'
import { describe, expect, test } from 'vitest'
import { debriefText } from '../debrief/debrief-text.ts'
import { talk } from '../engine/testing/talk.ts'
import { playedAgain } from '../play/played-again.ts'
import { LANGUAGES, wordsIn } from '../words.ts'
import { adviceOn } from './advice.ts'
import { coachLines } from './coach-lines.ts'

const GAME = 'second-edition'

/** All that is left is to leave, but Amy has one health and a walker beside her: whoever does not fight now has lost. */
const CORNERED = {
  mission: 'small-town',
  survivors: ['amy'],
  turn: { person: 'amy', left: { any: 1 } },
  people: [{ id: 'amy', zone: '8R.SW', health: 1, skills: [], hand: ['chainsaw'] }],
  zombies: { '8R.SW': { walker: 1 } },
  taken: ['9R', '6R', '8R', '1R'].map((objective) => ({ objective, by: 'amy' })),
}

const SMALL: DebriefBudget = {
  games: 6,
  looks: 2,
  nodes: 400,
  closer: 2_000,
  suspects: 2,
  trials: 6,
  accused: 2,
  pairs: 20,
}

function cornered() {
  const options = SECOND_EDITION_MODULE.readPosition(CORNERED)
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: 'cornered' })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

/** The game in which she ends her turn instead. */
function lost() {
  const session = cornered()
  const done = session.do(0, nth(session.choices(), 0).id, { do: 'end' })
  if (isRefusal(done)) throw new Error(done.refused)
  expect(session.outcome).toBe('lost')
  return session
}

const isFight = ({ pick }: { readonly pick: Json }) => JSON.stringify(pick).includes('melee')

describe('a coach for games that plan', () => {
  test('has the plan first that saves the game, with what it brings and risks', () => {
    const session = cornered()
    const plans = adviceOn(session, nth(session.choices(), 0), 0, { nodes: 2_000, seed: 1 })
    const [best] = plans
    expect(best && isFight(best)).toBe(true)
    expect(best?.plan).toBe('bot.plan.fight')
    expect(Object.keys(best?.brings ?? {})).toContain('goals')
    expect(Object.keys(best?.risks ?? {})).toContain('fallen')
    for (const { place, risks } of plans.slice(1)) {
      expect(place).toBeGreaterThan(1)
      expect(risks?.fallen).toBeGreaterThan(best?.risks?.fallen ?? 0)
    }
  })

  test.each(LANGUAGES)('says so in %s, without a key in sight, and what the chance rests on', (language) => {
    const session = cornered()
    const words = wordsIn(language, GAME)
    const lines = coachLines(session, nth(session.choices(), 0), 0, words, { games: 4, nodes: 500 })
    expect(lines[0]).toContain(words.say('chance.measured'))
    expect(lines).toContain(`      ${words.say('bot.plan.fight')}`)
    for (const line of lines) expect(line).not.toMatch(/\{|undefined|\b[a-z-]+\.[a-z-]+\b/)
  })
})

describe('a debrief for games that plan', () => {
  test('finds the decision that lost the game, and what would have been better', () => {
    const session = lost()
    const work = debrief(session.rules, stepsOf(SECOND_EDITION_MODULE, session.options, session.log()), SMALL)
    let step = work.next()
    while (!step.done) step = work.next()
    const { costly, curve, account } = step.value
    expect(curve.at(-1)).toMatchObject({ mean: 0 })
    expect(account.start + account.luck + account.decisions).toBe(account.end)
    expect(costly).toHaveLength(1)
    expect(costly[0]).toMatchObject({ seq: 1, given: { do: 'end' }, better: { do: 'melee' } })
    expect(costly[0]?.cost.low).toBeGreaterThan(0)
  })

  test('says how to play it again, and what dice and cards brought', () => {
    const session = lost()
    const text = debriefText(
      JSON.stringify(session.record({ for: 'host' })),
      { file: 'lost.json', effort: 0.1, onProgress: () => undefined },
      wordsIn('en', GAME),
    )
    expect(text).toContain('npx graveshift play second-edition --load lost.json --before 1')
    expect(text).toContain(wordsIn('en').say('chance.measured'))
    expect(text).toMatch(/--from 1$/m)
  })

  test('a game is played again from before a decision or from the start of a round, with other luck', () => {
    const session = lost()
    for (const wanted of [{ before: '1' }, { from: '1' }]) {
      const again = playedAgain(session, wanted)
      expect([again?.seq, again?.outcome]).toEqual([0, undefined])
      expect(again?.commitment).not.toBe(session.commitment)
    }
    expect(playedAgain(session, { before: '7' })).toBeUndefined()
    expect(playedAgain(session, { from: '9' })).toBeUndefined()
  })
})

describe('over the protocol', () => {
  test('coach, chance and debrief answer, and a game is loaded from before a decision', () => {
    const { ok, code } = talk()
    ok({ op: 'position', game: GAME, table: 'a', seed: 1, position: CORNERED })
    const { answers } = ok({ op: 'coach', table: 'a', nodes: 1_000, limit: 2 })
    expect(answers).toHaveLength(2)
    expect(answers[0]).toMatchObject({ place: 1, pick: { do: 'melee' }, plan: 'bot.plan.fight' })
    expect(answers[0].chance.mean).toBeGreaterThan(answers[1].chance.mean)
    expect(ok({ op: 'chance', table: 'a', games: 4 })).toMatchObject({ source: 'measured', games: 4 })
    ok({ op: 'do', table: 'a', pick: { do: 'end' } })
    expect(ok({ op: 'chance', table: 'a', games: 1 }).chance).toEqual({ mean: 0, low: 0, high: 0 })
    const { record } = ok({ op: 'save', table: 'a' })
    expect(record.help).toEqual(['coach', 'odds'])
    const { costly, account } = ok({ op: 'debrief', record, effort: 20 })
    expect(account.end).toBe(0)
    expect(costly[0]).toMatchObject({ given: { do: 'end' }, better: { do: 'melee' } })
    expect(ok({ op: 'load', table: 'b', record, before: costly[0].seq }).open).toHaveLength(1)
    expect(code({ op: 'load', table: 'c', record, before: 9 })).toBe('bad-request')
  })

  test('the first game has a coach, too: answers with grades', () => {
    const { ok } = talk()
    ok({ op: 'new', seed: 1, options: { seats: 1 } })
    const { answers } = ok({ op: 'coach', nodes: 50, limit: 1 })
    expect(answers[0]).toMatchObject({ place: 1, grade: 100 })
    expect(ok({ op: 'chance', games: 2 }).source).toBe('measured')
  })
})
