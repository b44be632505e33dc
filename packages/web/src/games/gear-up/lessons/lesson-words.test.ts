import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LESSONS } from './lessons.ts'

const words: Record<string, string> = JSON.parse(
  readFileSync(new URL('../words/learn/en.json', import.meta.url), 'utf8'),
)

test('every step has its words, what is to be done a hint, and there are no others', () => {
  const wanted = LESSONS.flatMap(({ id, steps }) => [
    `learn.${id}.name`,
    `learn.${id}.about`,
    ...steps.flatMap((step) =>
      step.want ? [`learn.${id}.${step.id}`, `learn.${id}.${step.id}.hint`] : [`learn.${id}.${step.id}`],
    ),
  ])
  const there = Object.keys(words).filter((key) => LESSONS.some(({ id }) => key.startsWith(`learn.${id}.`)))
  expect(there.sort()).toEqual(wanted.sort())
})
