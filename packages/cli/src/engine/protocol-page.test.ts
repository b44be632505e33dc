import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isRecord } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { OPS } from './ops/index.ts'

const read = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8')
const page = read('protocol.md')
const examples = readFileSync(new URL('./testing/worked-examples.txt', import.meta.url), 'utf8')
/** One process answers all of it: starting it is what takes time. */
const pages = [page, read('protocol-second-edition.md'), read('protocol-gears-and-guns.md'), examples].join(
  '\n',
)
const bin = fileURLToPath(new URL('../../bin/graveshift.mjs', import.meta.url))

const marked = (mark: string) =>
  pages
    .split('\n')
    .filter((line) => line.startsWith(`${mark} `))
    .map((line) => line.slice(2))

/** What an answer must hold to be as shown: of a list that ends in "..." only the part before it. */
function asShown(answer: unknown, shown: unknown): unknown {
  if (Array.isArray(shown) && Array.isArray(answer)) {
    const part = shown.at(-1) === '...' ? [...answer.slice(0, shown.length - 1), '...'] : answer
    return part.map((item, index) => asShown(item, shown[index]))
  }
  if (!isRecord(shown) || !isRecord(answer)) return answer
  return Object.fromEntries(Object.keys(shown).map((key) => [key, asShown(answer[key], shown[key])]))
}

test('the transcripts of the pages and of the worked examples are what the real command answers', () => {
  const requests = marked('>')
  const expected = marked('<').map((line) => JSON.parse(line))
  const { stdout, status } = spawnSync(process.execPath, [bin, 'engine'], {
    input: requests.join('\n'),
    encoding: 'utf8',
  })
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(requests.length).toBeGreaterThan(30)
  expect(answers).toHaveLength(requests.length)
  answers.forEach((answer, index) => {
    expect(asShown(answer, expected[index]), requests[index]).toEqual(expected[index])
  })
  expect(status).toBe(0)
})

test('the page explains every operation', () => {
  for (const op of Object.keys(OPS)) expect(page).toContain(`### \`${op}\``)
})
