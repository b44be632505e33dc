import { expect, test } from 'vitest'
import { entryOfToday } from '../../store/old-entry.ts'
import { isSoundEntry } from '../../store/sound-entry.ts'
import { GAMES } from '../index.ts'
import { knowGames } from '../registry.ts'
import kept from './testing/kept-by-c5a4bf9.json' with { type: 'json' }

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
