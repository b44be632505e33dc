import { isFault } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { findListed, GAMES, ownerOf, rulesCalled } from './games.ts'
import { LANGUAGES } from './languages.ts'

test('no two games have the same id, and each is found by it', () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length)
  for (const game of GAMES) expect(findListed(game.id)).toBe(game)
  expect(findListed('no-such-game')).toBeUndefined()
})

describe.each(GAMES)('$id', ({ id, fewest, most, load, outward, words }) => {
  test('the module is the one of this id', async () => {
    expect((await load()).id).toBe(id)
  })

  test('tables have as many seats as the list says, and no other number', async () => {
    const module = await load()
    const isRead = (seats: number) => !isFault(module.readOptions({ seats }))
    for (let seats = fewest; seats <= most; seats++) expect(isRead(seats)).toBe(true)
    expect([fewest - 1, most + 1].map(isRead)).toEqual([false, false])
  })

  test('programs outside are told every kind of choice that the rules know', async () => {
    const module = await load()
    const options = module.readOptions({})
    if (isFault(options)) throw new Error(options.message)
    const { schemas } = await outward()
    expect(Object.keys(schemas.choices).sort()).toEqual(Object.keys(module.rulesFor(options).choices).sort())
  })

  test('words have the same keys in every language', async () => {
    const [first = [], ...others] = await Promise.all(
      LANGUAGES.map(async (language) => Object.keys(await words(language)).sort()),
    )
    expect(first.length).toBeGreaterThan(0)
    for (const keys of others) expect(keys).toEqual(first)
  })
})

test('what is played between the games of a campaign is found by its id, with the words and the release of its game', async () => {
  const owners = GAMES.flatMap((game) =>
    game.campaign ? [{ game, interlude: game.campaign.interlude }] : [],
  )
  expect(owners.length).toBeGreaterThan(0)
  for (const { game, interlude } of owners) {
    expect(ownerOf(interlude.id)).toBe(game.id)
    expect(ownerOf(game.id)).toBe(game.id)
    const rules = rulesCalled(interlude.id)
    expect(rules?.release).toBe(game.release)
    expect((await rules?.load())?.id).toBe(interlude.id)
    expect(await rules?.words('en')).toEqual(await game.words('en'))
    // No list shows it.
    expect(findListed(interlude.id)).toBeUndefined()
  }
})
