import { expect, test } from 'vitest'
import { type Line, LineReader, LONGEST_LINE } from './line-reader.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function read(...chunks: Uint8Array[]): Line[] {
  const reader = new LineReader()
  const lines = chunks.flatMap((chunk) => [...reader.take(chunk)])
  const last = reader.end()
  return last ? [...lines, last] : lines
}

test('lines come whole however the bytes are cut, characters of several bytes included', () => {
  const text = '{"a":"é"}\n\r\n  \n{"b":"🧟"}\r\nlast'
  const lines = [{ text: '{"a":"é"}' }, { text: '{"b":"🧟"}\r' }, { text: 'last' }]
  expect(read(bytes(text))).toEqual(lines)
  expect(read(...Array.from(bytes(text), (byte) => Uint8Array.of(byte)))).toEqual(lines)
})

test('a line of exactly the most bytes is read, one byte more is skipped up to its end', () => {
  const most = 'x'.repeat(LONGEST_LINE)
  expect(read(bytes(`${most}\n${most}x\nafter\n`))).toEqual([
    { text: most },
    { bad: 'too-long' },
    { text: 'after' },
  ])
})

test('a line of 50 MB in many pieces is one mistake', () => {
  const reader = new LineReader()
  const megabyte = new Uint8Array(LONGEST_LINE).fill(120)
  for (let times = 0; times < 50; times++) expect([...reader.take(megabyte.slice())]).toEqual([])
  expect(reader.end()).toEqual({ bad: 'too-long' })
})

test('bytes that are not text are said to be none', () => {
  expect(read(Uint8Array.of(0xff, 0xfe, 10), bytes('ok'))).toEqual([{ bad: 'not-text' }, { text: 'ok' }])
})
