import { expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import {
  type OptionValues,
  optionCatalogue,
  optionWord,
  pickOptions,
  randomValue,
  usualOptions,
  type ValueSpec,
  valueWord,
} from './option-spec.ts'

const SPECS = [
  { id: 'fog', kind: 'flag', usual: true, about: 'rules', rules: ['X-1'], off: 'clear' },
  { id: 'crates', kind: 'count', least: 1, most: 3, usual: 2, about: 'rules' },
  { id: 'pace', kind: 'one-of', values: ['slow', 'fast'], usual: 'slow', naming: 'pace.*', about: 'rules' },
  { id: 'parts', kind: 'some-of', values: ['a', 'b'], naming: 'part.*.name', about: 'rules', word: 'deck' },
] as const satisfies readonly ValueSpec[]

test('options nobody asked for are as usual', () => {
  const usual: OptionValues<typeof SPECS> = usualOptions(SPECS)
  expect(usual).toEqual({ fog: true, crates: 2, pace: 'slow', parts: ['a', 'b'] })
  expect(pickOptions(SPECS, { ...usual, more: 1 } as typeof usual)).toEqual(usual)
})

test('a catalogue says what each may be, with its rules', () => {
  expect(optionCatalogue(SPECS)).toEqual({
    fog: 'true or false (X-1)',
    crates: '1 to 3, 2 by default',
    pace: ['slow', 'fast'],
    parts: ['a', 'b'],
  })
})

test('random values come up all, and no other', () => {
  const seen = SPECS.map((spec) => {
    const random = new FastChance(7)
    return new Set(Array.from({ length: 60 }, () => JSON.stringify(randomValue(spec, random))))
  })
  expect(seen.map((values) => [...values].sort())).toEqual([
    ['false', 'true'],
    ['1', '2', '3'],
    ['"fast"', '"slow"'],
    ['["a","b"]', '["a"]', '["b"]'],
  ])
})

test('words hang on the id unless a spec says otherwise', () => {
  expect(SPECS.map((spec) => optionWord(spec, 'name'))).toEqual([
    'option.fog.name',
    'option.crates.name',
    'option.pace.name',
    'option.deck.name',
  ])
  expect(valueWord(SPECS[3], 'a')).toBe('part.a.name')
})
