import { expect, test } from 'vitest'
import { LANGUAGES } from '../words.ts'
import { talk } from './testing/talk.ts'

type Talk = ReturnType<typeof talk>

/** The running game to its end, or so many answers, by bots that answer anything. */
function playOn({ ok }: Talk, table: string, most = 5000): number {
  let answers = 0
  for (let open = ok({ op: 'view', table }).choices; answers < most; answers++) {
    const [asked] = open
    if (!asked) break
    const { choice, seat } = asked
    const answer = { op: 'bot', table, bot: 'random', choice, seat: seat === 'team' ? 0 : seat, do: true }
    open = ok(answer).open
  }
  return answers
}

const begun = (seed: number, options = {}): Talk => {
  const spoken = talk()
  const { ok } = spoken
  const opened = ok({ op: 'campaign-begin', table: 'c', players: ['Ada', 'Bo'], seed, options })
  expect(opened).toMatchObject({ game: 'gears-and-guns-camp', seats: 2, told: [] })
  expect(opened.campaign).toMatchObject({ label: 'Campaign, before mission 1', played: 0 })
  return spoken
}

test('GG-CMP-19 GG-CMP-26 GG-CMP-27 a campaign is begun, camped, played on, saved in mid-mission and loaded over the protocol', () => {
  const spoken = begun(3, { ironTrail: true })
  const { ok, code } = spoken
  expect(code({ op: 'campaign-next', table: 'c' })).toBe('not-over')
  expect(playOn(spoken, 'c')).toBeGreaterThan(5)
  const mission = ok({ op: 'campaign-next', table: 'c' })
  expect(mission).toMatchObject({ game: 'gears-and-guns', options: { mission: 'fightin-words' }, told: [] })
  expect(mission.campaign).toMatchObject({ label: 'Campaign, in mission 1', played: 1 })

  expect(playOn(spoken, 'c', 30)).toBe(30)
  const { record } = ok({ op: 'campaign-save', table: 'c' })
  const again = ok({ op: 'campaign-load', table: 'again', record })
  const { seq, hash } = ok({ op: 'state', table: 'c' })
  expect(again).toMatchObject({ game: 'gears-and-guns', seq, hash })

  // The same answers come to the same.
  for (const table of ['c', 'again']) expect(playOn(spoken, table, 30)).toBe(30)
  expect(ok({ op: 'state', table: 'again' })).toEqual(ok({ op: 'state', table: 'c' }))

  // What the mission left behind is told in the language of the table.
  playOn(spoken, 'c')
  const finished = ok({ op: 'campaign-save', table: 'c' }).record
  const told = LANGUAGES.map((lang) => {
    ok({ op: 'campaign-load', table: lang, record: finished, lang })
    return ok({ op: 'campaign-next', table: lang }).told.join(' ')
  })
  expect(new Set(told).size).toBe(LANGUAGES.length)
  for (const text of told) expect(text).not.toMatch(/NaN|undefined|[{}]|\[object|\b[a-z]+\.[a-z]+\b/)
  const { campaign } = ok({ op: 'campaign-next', table: 'c' })
  expect(campaign).toEqual(ok({ op: 'campaign-state', table: 'c' }))
  expect(campaign.state).toEqual(ok({ op: 'campaign-state', table: 'de' }).state)
  expect(campaign.state.history).toMatchObject([{ mission: 1, attempt: 1 }])
})

test('GG-TBL-05 what is no campaign is complained about, and nothing changes', () => {
  const spoken = begun(1)
  const { ok, code, ask } = spoken
  const { record } = ok({ op: 'campaign-save', table: 'c' })
  const before = ok({ op: 'campaign-state', table: 'c' })
  expect(code({ op: 'campaign-begin', players: [] })).toBe('bad-request')
  expect(code({ op: 'campaign-begin', players: ['Ada'], mission: 'M1' })).toBe('bad-request')
  expect(code({ op: 'campaign-begin', players: ['Ada'], options: { steam: 1 } })).toBe('bad-campaign')
  expect(code({ op: 'campaign-begin', game: 'gear-up', players: ['Ada'] })).toBe('no-campaign')
  expect(code({ op: 'campaign-load', record: {} })).toBe('not-a-campaign')
  expect(code({ op: 'campaign-load', record: { ...record, campaign: 'chess' } })).toBe('no-campaign')
  expect(code({ op: 'campaign-load', record: { ...record, rules: 9 } })).toBe('damaged')
  ok({ op: 'new', table: 'alone', game: 'gears-and-guns', options: { mission: 'dry-run' } })
  expect(ask({ op: 'campaign-next', table: 'alone' })).toMatchObject({
    error: { code: 'bad-request', message: "Invalid request: no campaign is played at table 'alone'" },
  })
  expect(ok({ op: 'campaign-state', table: 'c' })).toEqual(before)
})
