import { EFFECTS, STANDARD_CONTENT } from '@graveshift/gear-up'
import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import type { Words } from '../../../../i18n/use-words.ts'
import { allSigns } from './legend-sheet.tsx'

// Every word by its key, with what distinguishes it.
const WORDS: Words = {
  language: 'en',
  say: (key, values = {}) => `${key} ${Object.values(values).join(' ')}`,
  name: (kind, id) => `${kind}.${id}`,
  tell: ({ word }) => word,
  refuse: ({ refused }) => refused,
}

test('the legend tells every sign once, in the order of the table', () => {
  const groups = allSigns(WORDS, STANDARD_CONTENT, 4, 'easy')
  expect(groups.map(([id]) => id)).toEqual(['turn', 'under', 'seat', 'weapon', 'zombie', 'boss'])
  const signs = groups.flatMap(([, each]) => each)
  const once = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length)
  once(signs.map(({ title }) => title))
  once(signs.map(({ text }) => text).filter((text) => !text.startsWith('legend.arrows')))
  once(
    signs.flatMap(({ icon }) =>
      isValidElement<{ readonly name?: string }>(icon) && icon.props.name ? [icon.props.name] : [],
    ),
  )
  expect(signs.filter(({ icon }) => !icon).map(({ key }) => key)).toEqual([])
  // Every effect that a weapon or a companion may have.
  expect(signs.filter(({ key }) => EFFECTS.some((effect) => effect === key))).toHaveLength(EFFECTS.length)
  // The dash under the first turns is a sign, too.
  expect(signs.map(({ key }) => key)).toContain('under-none')
})
