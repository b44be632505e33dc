import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Left, openConsole } from './console.ts'

test('lines of a pipe that ended before anybody asked are still read, and then the player has left', async () => {
  const input = new PassThrough()
  const output = new PassThrough()
  const io = openConsole(input, output)
  input.end('1\nq\n')
  await once(input, 'close')
  await setImmediate()
  expect(await io.ask('first > ')).toBe('1')
  expect(await io.ask('second > ')).toBe('q')
  await expect(io.ask('third > ')).rejects.toThrow(Left)
  expect(String(output.read())).toContain('second > q\n')
  io.close()
})
