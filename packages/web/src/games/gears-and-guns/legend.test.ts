import { kitFor, WESTERN_MODULE } from '@graveshift/gears-and-guns'
import { isFault } from '@graveshift/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { wordsByLanguage } from '../../zone-table/testing/words-by-language.ts'
import { townSigns } from './legend.tsx'
import de from './words/legend/de.json' with { type: 'json' }
import en from './words/legend/en.json' with { type: 'json' }
import it from './words/legend/it.json' with { type: 'json' }

function kitOf(mission: string) {
  const options = WESTERN_MODULE.readOptions({ mission })
  if (isFault(options)) throw new Error(options.message)
  return kitFor(options)
}

const WORDS = wordsByLanguage({ de, en, it })

describe.each(Object.entries(WORDS))('the legend in %s', (_, words) => {
  const signs = townSigns(words, kitOf('the-sleeping-machine'))

  test('tells every sign once, in words, and draws it', () => {
    expect(new Set(signs.map(({ title }) => title)).size).toBe(signs.length)
    for (const { key, title, text, icon } of signs) {
      expect(`${title} ${text}`, key).not.toMatch(/legend\.|\{|undefined/)
      expect(renderToStaticMarkup(icon), key).toMatch(/<path|<circle|<rect/)
    }
  })
})

test('a mission tells of what it has', () => {
  const { en: words } = WORDS
  const keys = (mission: string) => (words ? townSigns(words, kitOf(mission)).map(({ key }) => key) : [])
  expect(keys('dry-run')).toEqual([
    'objective',
    'start',
    'pile-asleep',
    'pile-awake',
    'pile-safe',
    'bang',
    'boom',
    'exit',
  ])
  expect(keys('fightin-words')).toEqual(expect.arrayContaining(['card', 'switch', 'nozzle', 'jet', 'mobile']))
  expect(keys('nobodys-hotel')).toEqual(expect.arrayContaining(['wagon', 'gatling']))
})
