import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isFault } from '@graveshift/kernel'
import { type GoldenGame, replayGolden } from '@graveshift/kernel/testing/golden'
import { describe, expect, test } from 'vitest'
import { FROZEN } from './frozen-list.ts'
import { findListed, GAMES, nameOfRules, rulesCalled } from './games.ts'
import { LANGUAGES } from './languages.ts'
import { listOf } from './list-of.ts'
import { withNewRules } from './testing.ts'

describe.each(FROZEN)('$game $version', (frozen) => {
  const { game, version, hash } = frozen
  const rules = findListed(game)?.frozen.find(({ release }) => release.hash === hash)
  if (!rules) throw new Error(`${game} ${version} is not in the list`)

  test('its file is the one that was frozen', () => {
    expect(createHash('sha256').update(readFileSync(frozen.rules)).digest('hex')).toBe(hash)
  })

  test('its golden games come to the same hashes, by its own rules', async () => {
    const module = await rules.load()
    expect([module.id, module.release]).toEqual([game, { version, hash }])
    const file = new URL('golden.json', frozen.rules)
    const golden: Readonly<Record<string, GoldenGame>> = JSON.parse(readFileSync(file, 'utf8'))
    expect(Object.keys(golden).length).toBeGreaterThan(10)
    for (const [name, each] of Object.entries(golden))
      expect([name, replayGolden({ rulesFor: module.rulesFor }, each)]).toEqual([name, undefined])
  })

  test('it has its words in every language, and programs are told all its questions', async () => {
    const module = await rules.load()
    const options = module.readOptions({})
    if (isFault(options)) throw new Error(options.message)
    const { schemas } = await rules.outward()
    expect(Object.keys(schemas.choices).sort()).toEqual(Object.keys(module.rulesFor(options).choices).sort())
    for (const language of LANGUAGES) {
      const words = await rules.words(language)
      expect(words[module.label(options).word]).toBeTypeOf('string')
    }
  })

  test('newer sources find it by its hash and by its name', () => {
    const { findListed: findNewer, nameOfRules: nameOf, rulesCalled: called } = withNewRules(listOf(GAMES))
    const found = findNewer(game)?.rulesOf({ version, hash })
    if (!found || isFault(found)) throw new Error('not found')
    expect(found).toBe(rules)
    const name = nameOf(found)
    expect([name, called(name)]).toEqual([`${game}@${version}`, rules])
  })
})

test('rules that are not here are told apart: newer ones, and such as nobody released here', () => {
  const [first] = GAMES
  const hash = 'a'.repeat(64)
  expect(first?.rulesOf({ version: '900.0.0', hash })).toMatchObject({ fault: 'future-version' })
  expect(first?.rulesOf({ version: '0.0.1', hash })).toMatchObject({ fault: 'other-rules' })
})

test('a game that names no release, or one in development, is played by the rules there are', () => {
  for (const game of GAMES) {
    expect(game.rulesOf(undefined)).toBe(game)
    expect(game.rulesOf({ version: '7.0.0-dev' })).toBe(game)
    expect([nameOfRules(game), rulesCalled(game.id)]).toEqual([game.id, game])
  }
  expect(rulesCalled('no-such-game')).toBeUndefined()
})
