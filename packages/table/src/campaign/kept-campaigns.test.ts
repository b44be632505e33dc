import { readFileSync } from 'node:fs'
import { type CampaignState, WESTERN_CAMPAIGN } from '@graveshift/gears-and-guns'
import type { KeptCampaign } from '@graveshift/gears-and-guns/testing/campaign/kept-campaign'
import {
  answer,
  isFault,
  isRefusal,
  KeyedChance,
  luckVersion,
  makeSink,
  nth,
  secretFromSeed,
  start,
} from '@graveshift/kernel'
import { longer } from '@graveshift/kernel/testing'
import { describe, expect, test } from 'vitest'
import { freshSecret } from '../testing.ts'
import { CampaignSession } from './campaign-session.ts'
import { verifyCampaign } from './verify-campaign.ts'

const kept = readFileSync(new URL('../../../gears-and-guns/won/campaigns.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as KeptCampaign)

/** The campaign by its rules alone, answer by answer; with the types of all that happened. */
function played({ options, games }: KeptCampaign) {
  const begun = WESTERN_CAMPAIGN.begin(options)
  if (isFault(begun)) throw new Error(begun.message)
  let state = begun
  const events = new Set<string>()
  for (const { seed, answers } of games) {
    const game = WESTERN_CAMPAIGN.next(state)
    if (!game) throw new Error(`the campaign was over before '${seed}'`)
    const rules = game.module.rulesFor(game.options)
    const chance = new KeyedChance(secretFromSeed(seed), { game: rules.id, rules: luckVersion(rules) })
    const sink = makeSink()
    const now = start(rules, game.options, chance, sink)
    for (const place of answers) {
      const choice = nth(now.control.open, 0)
      const rule = rules.choices[choice.kind]
      const picks = rule?.list(now.board, choice as never) ?? []
      answer(rules, now, choice, nth(picks, place), chance, sink)
    }
    expect(now.control.open).toEqual([])
    for (const { type } of sink.events) events.add(type)
    state = game.after(now.board)
  }
  return { state, events }
}

/** The same at a table: a session for each game, and a file at the end. */
function seated({ options, games }: KeptCampaign): CampaignSession<CampaignState> {
  const [first, ...others] = games
  const spec = { seed: first?.seed ?? '' }
  const campaign = CampaignSession.start<CampaignState>(WESTERN_CAMPAIGN, options, spec)
  if (isFault(campaign)) throw new Error(campaign.message)
  const answerAll = (answers: readonly number[]): void => {
    for (const place of answers) {
      const { session } = campaign
      const choice = session && nth(session.choices(), 0)
      if (!session || !choice) throw new Error('the campaign was over')
      const pick = nth(session.picks(choice), place)
      const given = session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
      if (isRefusal(given)) throw new Error(given.refused)
    }
  }
  answerAll(first?.answers ?? [])
  for (const { seed, answers } of others) {
    expect(campaign.goOn({ seed })).toBeUndefined()
    answerAll(answers)
  }
  expect(campaign.goOn({ seed: 'end' })).toBeUndefined()
  return campaign
}

/** All three take their time. */
const today = longer() === 1 ? kept.slice(0, 1) : kept

describe.each(today)('GG-CMP-08 GG-CMP-27 the campaign "$name" of bots', (each) => {
  test('went from the first mission to the end of the last, and has what it is kept for', () => {
    const { state, events } = played(each)
    const { history, marks, dead, stage } = state
    expect(stage).toBe('won')
    expect(new Set(history.map(({ mission }) => mission)).size).toBe(10)
    expect(history.at(-1)).toMatchObject({ mission: 10, outcome: 'won' })
    const lost = history.filter(({ outcome }) => outcome === 'lost')
    if (each.name === 'marks')
      expect(marks).toEqual(expect.arrayContaining(['horses', 'hot-fire', 'wall-safe', 'gatling']))
    if (each.name === 'iron-trail') {
      expect(history.map(({ mission }) => mission)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(lost).toHaveLength(1)
    }
    if (each.name === 'graves') {
      expect(marks).toContain('stampede')
      expect(dead.length).toBeGreaterThan(0)
      expect(lost).toHaveLength(1)
      expect(events).toContain('survivorNamed')
    }
  }, 60_000)

  // It takes several times as long.
  test.skipIf(longer() === 1)(
    'is verified as a file (in the long form: it takes a minute)',
    { timeout: 300_000 },
    () => {
      const campaign = seated(each)
      const record = campaign.record({ for: 'host' })
      expect(verifyCampaign(WESTERN_CAMPAIGN, JSON.stringify(record))).toMatchObject({
        good: true,
        outcome: 'won',
      })
      const again = CampaignSession.load<CampaignState>(WESTERN_CAMPAIGN, record, freshSecret)
      expect(isFault(again) ? again : again.state).toEqual(campaign.state)
      expect(campaign.state).toEqual(played(each).state)
    },
  )
})

test('GG-CMP-08 a campaign with marks, one with graves, and one on the iron trail are kept', () => {
  expect(kept.map(({ name }) => name)).toEqual(['marks', 'graves', 'iron-trail'])
})
