import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { FastChance, isRefusal, nth } from '@graveshift/kernel'
import { dailyOptions, dailySeed, Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import { shareText } from '../../../daily/share-text.ts'
import { healthSigns } from './signs.ts'
import { summarise } from './summarise.ts'

const SEED = dailySeed('gear-up', '2026-11-16')

function finished() {
  const options = dailyOptions(GEAR_UP_MODULE, SEED, 2)
  const session = options && Session.start(GEAR_UP_MODULE, options, { seed: SEED })
  if (!session || isRefusal(session)) throw new Error('no table')
  const random = new FastChance(3)
  for (let [choice] = session.choices(); choice; [choice] = session.choices()) {
    const picks = session.picks(choice)
    session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, nth(picks, random.below(picks.length)))
  }
  const summary = summarise(session)
  if (!summary || !options) throw new Error('not over')
  return { summary, options }
}

test('a game as text: one sign a turn, how it ended, and no name of anything in it', () => {
  const { summary, options } = finished()
  const signs = healthSigns(summary)
  expect(signs.join('').length).toBe(summary.at + 1)
  expect(signs.join('')).toMatch(/^[▁▂▃▄▅▆▇█]+[★×]$/)
  expect(signs.join('').endsWith('×')).toBe(summary.ending.outcome === 'lost')
  expect(signs.every((round) => round.length <= 10)).toBe(true)
  const said: string[] = []
  const text = shareText(
    {
      summary,
      signs,
      day: '16 November 2026',
      how: '2 survivors, Easy',
      turns: 18,
      time: 'round 1, turn 5',
      helps: ['undo', 'bots'],
      link: 'https://example.org/',
    },
    (word, values) => {
      said.push(word)
      return `${word} ${JSON.stringify(values ?? {})}`
    },
  )
  expect(said).toContain(`daily.share.${summary.ending.outcome}`)
  expect(said).toContain('daily.help.bots')
  expect(text.split('\n').at(-1)).toBe('https://example.org/')
  for (const name of [options.boss, ...options.survivors]) expect(text).not.toContain(name)
})
