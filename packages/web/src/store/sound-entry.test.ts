import { expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import { knowGames } from '../games/registry.ts'
import kept from './fixtures/kept-by-c5a4bf9.json' with { type: 'json' }
import { entryOfToday } from './old-entry.ts'
import { isSoundEntry } from './sound-entry.ts'

knowGames(GAMES)

test('an entry that lacks anything a list shows is not listed', () => {
  for (const { entry } of kept) {
    const today = entryOfToday(entry)
    expect(isSoundEntry(today)).toBe(true)
    for (const key of ['id', 'game', 'created', 'updated', 'label', 'progress'])
      expect(isSoundEntry({ ...today, [key]: undefined })).toBe(false)
    expect(isSoundEntry({ ...today, game: 'no-such-game' })).toBe(false)
  }
})
