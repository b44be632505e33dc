import { beforeEach, expect, test, vi } from 'vitest'
import { catalogOf, i18n, needWords, speak } from './i18n.ts'

// The words themselves are compiled by the build.
vi.mock('./catalogues.ts', () => ({
  fileOf: (game: string | undefined, set: string, language: string) => async () => ({
    messages: { [`${game ?? 'house'}.${set}`]: language },
  }),
}))

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }))

test('words that are wanted while the language changes come in the new one, too', async () => {
  await speak('en')
  const changing = speak('de')
  const wanting = needWords({ game: 'some-game', set: 'game' })
  await Promise.all([changing, wanting])
  expect(i18n.locale).toBe('de')
  expect(catalogOf('some-game')._('some-game.game')).toBe('de')
})

test('of two languages chosen in a row the last one is spoken', async () => {
  await Promise.all([speak('it'), speak('en')])
  expect(i18n.locale).toBe('en')
})
