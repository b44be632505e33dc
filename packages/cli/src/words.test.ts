import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault, isRefusal } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { catalogueOf, LANGUAGES, wordsIn } from './words.ts'

describe.each(LANGUAGES)('the words of the command line in %s', (language) => {
  test.each(GAMES.map(({ id }) => id))('are the same keys as in English for %s, and all compile', (game) => {
    const catalogue = catalogueOf(language, game)
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(catalogueOf('en', game)).sort())
    expect(catalogue).toHaveProperty(['game.name'])
    for (const message of Object.values(catalogue)) compileMessageOrThrow(message)
  })

  test('GU-LNG-01 tell a whole game without a key or a bare id in sight', () => {
    const options = GEAR_UP_MODULE.readOptions({ survivors: ['lisa', 'ethan'], boss: 'dead-sox' })
    if (isFault(options)) throw new Error(options.message)
    const session = Session.start(GEAR_UP_MODULE, options, { seed: 'words' })
    if (isRefusal(session)) throw new Error(session.refused)
    for (let choice = session.choices()[0]; choice; choice = session.choices()[0]) {
      const picks = session.picks(choice)
      session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, picks[picks.length >> 1] ?? null)
    }
    const words = wordsIn(language)
    const lines = session.told().map(({ telling }) => words.tell(telling))
    expect(lines.length).toBeGreaterThan(50)
    for (const line of lines) expect(line).not.toMatch(/\{|\}|undefined|\b[a-z-]+\.[a-z-]+\b/)
  })
})

test('words inside words are said in the same language', () => {
  const telling = { word: 'log.lost.death', with: { survivor: { word: 'survivor.lisa.name' } } }
  expect(wordsIn('en').tell(telling)).toBe('Lisa has no health left: the game is lost.')
})

test('content of one’s own goes by its id', () => {
  expect(wordsIn('de').say('weapon.custom-red.name')).toBe('custom-red')
})
