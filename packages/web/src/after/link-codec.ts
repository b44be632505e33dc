/** Longer links are cut by mail programs and messengers: then a file is the better way. */
export const LONGEST_CODE = 8_000
/** A code from outside may be longer than those we make, but not by any measure. */
const MOST_CODE = 256 * 1024

export type BadCode = 'too-large' | 'not-readable'

const CODE = /^[A-Za-z0-9_-]+$/

function toCode(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromCode(code: string): Uint8Array<ArrayBuffer> | undefined {
  if (!CODE.test(code)) return undefined
  try {
    return Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** All of a stream, or nothing when it is more than `most`: counted while it comes, so that nothing bursts. */
async function gather(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel().catch(() => undefined)
      return undefined
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A text as letters that fit into an address. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toCode((await gather(packed, Number.POSITIVE_INFINITY)) ?? new Uint8Array())
}

/** The text of a code, at most so many bytes of it. */
export async function unpackText(
  code: string,
  most: number,
): Promise<{ readonly text: string } | { readonly bad: BadCode }> {
  if (code.length > MOST_CODE) return { bad: 'too-large' }
  const bytes = fromCode(code)
  if (!bytes) return { bad: 'not-readable' }
  try {
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const whole = await gather(inflated, most)
    if (!whole) return { bad: 'too-large' }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(whole) }
  } catch {
    return { bad: 'not-readable' }
  }
}
