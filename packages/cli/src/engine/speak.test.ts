import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { Engine } from './engine.ts'
import { speak } from './speak.ts'

test('answers come in order, one for each request, and reading waits while nobody takes them', async () => {
  const lines = Array.from(
    { length: 3000 },
    (_, id) => `${JSON.stringify({ id, op: id % 3 ? 'view' : 'games' })}\n`,
  )
  const engine = new Engine({ lang: 'en', freshSecret: () => new Uint8Array(32) })
  let taken = ''
  let waiting = 0
  let most = 0
  const slow = new Writable({
    highWaterMark: 1024,
    write(chunk, _encoding, done) {
      taken += chunk
      setImmediate(done)
    },
  })
  async function* input() {
    for (const line of lines.slice(0, 200)) {
      most = Math.max(most, slow.writableLength)
      waiting++
      yield new TextEncoder().encode(line)
    }
  }
  await speak(engine, input(), slow)
  slow.end()
  await new Promise((done) => slow.once('finish', done))
  const ids = taken
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id)
  expect(ids).toEqual(Array.from({ length: waiting }, (_, id) => id))
  // Never more than one answer waits: the next request is read only after it was taken.
  expect(most).toBeLessThan(1024)
})
