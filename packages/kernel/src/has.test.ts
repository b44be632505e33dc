import { expect, test } from 'vitest'
import { has } from './has.ts'

type Tool = { readonly hammer: number } | { readonly saw: string }

test('a field that is there and undefined is as good as none', () => {
  const tool: Tool = { ...{ hammer: undefined }, saw: 'fine' }
  expect(has(tool, 'hammer')).toBe(false)
  expect(has(tool, 'saw') && tool.saw).toBe('fine')
})

test('a field with nothing but null, zero or no letters in it is a field', () => {
  for (const empty of [null, 0, '', false]) expect(has({ hammer: empty }, 'hammer')).toBe(true)
})
