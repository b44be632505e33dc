import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestWord, withBreaks } from './long-word.ts'

const words = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

test('long words break where their parts meet, short ones stay whole', () => {
  const breaks = 'vorschlag|hammer wurf|messer'
  expect(withBreaks('Schwerer Vorschlaghammer', breaks)).toBe('Schwerer Vorschlag\u00adhammer')
  expect(withBreaks('Wurfmesser', breaks)).toBe('Wurfmesser')
  expect(withBreaks('Unbekanntheiten', breaks)).toBe('Unbekanntheiten')
  expect(longestWord('Große Reichweite')).toBe(10)
  expect(longestWord('Super-Abominio')).toBe(8)
})

for (const language of ['en', 'it', 'de'])
  test(`every long name of a weapon or an effect may be broken: ${language}`, () => {
    const names = Object.entries(words(`../../../gear-up/words/${language}.json`))
      .filter(([key]) => /^(weapon|effect)\.[a-z-]+\.name$/.test(key))
      .map(([, name]) => name)
    expect(names.length).toBeGreaterThan(30)
    const breaks = words(`../games/gear-up/words/game/${language}.json`)['table.breaks'] ?? ''
    for (const name of names)
      if (longestWord(name) >= 13) expect(withBreaks(name, breaks), name).toContain('\u00ad')
  })
