import { expect, test } from 'vitest'
import { doOf, flagIn, integerIn, textIn } from './answer-fields.ts'

test('what is done is a bare text or a field', () => {
  expect([doOf('end'), doOf({ do: 'end' }), doOf({ do: 3 }), doOf(null), doOf(['end'])]).toEqual([
    'end',
    'end',
    undefined,
    undefined,
    undefined,
  ])
})

test('a field of another kind is as good as none', () => {
  const raw = { count: 2, half: 0.5, name: 'x', sure: true, no: 'true' }
  expect(['count', 'half', 'name', 'none'].map((field) => integerIn(raw, field))).toEqual([
    2,
    undefined,
    undefined,
    undefined,
  ])
  expect(['name', 'count', 'none'].map((field) => textIn(raw, field))).toEqual(['x', undefined, undefined])
  expect(['sure', 'no', 'none'].map((field) => flagIn(raw, field))).toEqual([true, false, false])
  expect([integerIn('x', 'count'), textIn(null, 'name'), flagIn([], 'sure')]).toEqual([
    undefined,
    undefined,
    false,
  ])
})
