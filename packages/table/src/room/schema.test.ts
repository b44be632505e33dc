import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nameSchema } from './schema.ts'

test.each(['   ', '\u200b\u200b', '\u202e', '\u00ad', '\ufe0f'])(
  '%j is no name: nobody could see it',
  (name) => {
    expect(v.safeParse(nameSchema, name).success).toBe(false)
  },
)

test.each(['Zoë', '👩‍🚒', 'שלום', '李'])('%s is a name', (name) => {
  expect(v.parse(nameSchema, name)).toBe(name)
})
