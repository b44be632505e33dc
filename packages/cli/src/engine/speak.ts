import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { has } from '@graveshift/kernel'
import type { Answer, Engine } from './engine.ts'
import { type Line, LineReader, LONGEST_LINE } from './line-reader.ts'

const FULL = 64 * 1024

async function answerTo(engine: Engine, line: Line): Promise<Answer> {
  if (has(line, 'text')) {
    await engine.prepare(line.text)
    return engine.answerLine(line.text)
  }
  return line.bad === 'too-long' ? engine.tooLong(LONGEST_LINE) : engine.answerLine('')
}

/** Answers requests line by line, in order, until the input ends; waits while nobody takes the answers. */
export async function speak(
  engine: Engine,
  input: AsyncIterable<Uint8Array>,
  output: Writable,
): Promise<void> {
  const lines = new LineReader()
  let pending = ''
  const flush = async () => {
    const text = pending
    pending = ''
    if (text !== '' && !output.write(text)) await once(output, 'drain')
  }
  for await (const bytes of input) {
    for (const line of lines.take(bytes)) {
      pending += `${JSON.stringify(await answerTo(engine, line))}\n`
      if (pending.length > FULL) await flush()
    }
    await flush()
  }
  const last = lines.end()
  if (last) pending += `${JSON.stringify(await answerTo(engine, last))}\n`
  await flush()
}
