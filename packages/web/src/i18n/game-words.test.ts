import { GAMES } from '@graveshift/games'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test, vi } from 'vitest'
import house from '../../words/en.json' with { type: 'json' }
import { wordsOf } from './words-of.ts'

type Catalogue = Readonly<Record<string, string>>

const games: Readonly<Record<string, Catalogue>> = Object.fromEntries(
  await Promise.all(GAMES.map(async ({ id, words }) => [id, await words('en')])),
)

const FILES: Readonly<Record<string, Catalogue>> = {
  shell: house,
  ...Object.fromEntries(Object.entries(games).map(([id, words]) => [`${id}/game`, words])),
}

vi.stubGlobal('document', { documentElement: {} })
vi.mock('./catalogues.ts', () => ({
  fileOf: (game: string | undefined, set: string) => async () => ({
    messages: Object.fromEntries(
      Object.entries(FILES[game === undefined ? set : `${game}/${set}`] ?? {}).map(([key, message]) => [
        key,
        compileMessage(message),
      ]),
    ),
  }),
}))

const { catalogOf, i18n, needWords, speak } = await import('./i18n.ts')

const [first = {}, ...others] = Object.values(games)
const both = Object.keys(first).filter((key) => others.every((words) => Object.hasOwn(words, key)))

test('games say the same keys in their own words, whichever was loaded last', async () => {
  await speak('en')
  for (const game of Object.keys(games)) await needWords({ game, set: 'game' })
  expect(both.length).toBeGreaterThan(30)
  for (const [game, words] of Object.entries(games))
    for (const key of both)
      expect(catalogOf(game).messages[key], `${game} ${key}`).toEqual(compileMessage(words[key] ?? ''))
})

test('the house has no game’s words, and every game has the house’s', () => {
  for (const key of both) expect(i18n.messages).not.toHaveProperty([key])
  for (const game of Object.keys(games)) {
    const { say } = wordsOf(catalogOf(game))
    expect(say('shell.name')).toBe(house['shell.name'])
  }
})

test('a catalog made after the house learned more has it too', async () => {
  await needWords({ set: 'shell' })
  expect(wordsOf(catalogOf('a-third-game')).say('shell.name')).toBe(house['shell.name'])
})
