import { afterEach, expect, test, vi } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { knowGames } from '../../games/registry.ts'
import { keep, keptFrom, NOTHING_KEPT, readKept } from './kept.ts'

afterEach(() => vi.unstubAllGlobals())

test('what was kept comes back', () => {
  const kept = { done: true, read: ['welcome'], record: '{}' }
  expect(keptFrom(JSON.stringify(kept))).toEqual(kept)
})

test.each([null, '', '{', '7', '[]', 'null'])('%s is nothing', (text) => {
  expect(keptFrom(text)).toEqual(NOTHING_KEPT)
})

test('one broken value does not cost the others', () => {
  expect(keptFrom('{"done":"yes","read":["a",1],"record":{}}')).toEqual({
    done: false,
    read: ['a'],
    record: undefined,
  })
})

test('what was done in one game counts in no other; the first game’s is found under the lesson’s name alone', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
  knowGames(GAMES)
  const [first = '', second = ''] = GAMES.map(({ id }) => id)
  stored.set('graveshift.lesson.turn', '{"done":true}')
  expect(readKept(first, 'turn').done).toBe(true)
  expect(readKept(second, 'turn')).toEqual(NOTHING_KEPT)
  keep(second, 'turn', { read: ['card'] })
  expect(readKept(second, 'turn')).toEqual({ ...NOTHING_KEPT, read: ['card'] })
  expect(readKept(first, 'turn')).toEqual({ ...NOTHING_KEPT, done: true })
})
