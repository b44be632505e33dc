import { expect, test } from 'vitest'
import { fuzzReader, READERS } from './readers.ts'

test.each(Object.keys(READERS))(
  'T38: the reader of a strange %s throws neither for what was kept nor for its mutants',
  async (name) => {
    const { wrong, parts } = await fuzzReader(name, 300, 1)
    expect(wrong).toEqual([])
    expect(parts).toBeGreaterThan(0)
  },
)
