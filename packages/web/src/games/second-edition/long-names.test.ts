import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestWord, withBreaks } from '../../table/long-word.ts'

const words = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

for (const language of ['en', 'it', 'de'])
  test(`every long name of a card may be broken where it is drawn: ${language}`, () => {
    const names = Object.entries(words(`../../../../second-edition/words/${language}.json`)).flatMap(
      ([key, name]) => (/^card\.[a-z-]+\.name$/.test(key) ? [name] : []),
    )
    expect(names.length).toBeGreaterThan(25)
    const breaks = words(`../../../words/zones/${language}.json`)['zone.breaks'] ?? ''
    for (const name of names)
      if (longestWord(name) >= 12) expect(withBreaks(name, breaks, 10), name).toContain('\u00ad')
  })
