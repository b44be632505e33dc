import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestWord, withBreaks } from '../../table/long-word.ts'

const words = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

for (const language of ['en', 'it', 'de'])
  test(`every long name of a weapon or an effect may be broken: ${language}`, () => {
    const names = Object.entries(words(`../../../../gear-up/words/${language}.json`))
      .filter(([key]) => /^(weapon|effect)\.[a-z-]+\.name$/.test(key))
      .map(([, name]) => name)
    expect(names.length).toBeGreaterThan(30)
    const breaks = words(`./words/game/${language}.json`)['table.breaks'] ?? ''
    for (const name of names)
      if (longestWord(name) >= 13) expect(withBreaks(name, breaks), name).toContain('\u00ad')
  })
