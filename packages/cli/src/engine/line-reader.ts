const NEWLINE = 0x0a
export const LONGEST_LINE = 1024 * 1024

/** A line, or the news that one was too long or not text. */
export type Line = { readonly text: string } | { readonly bad: 'too-long' | 'not-text' }

/** Cuts bytes into lines. Of a line that is too long nothing is kept. */
export class LineReader {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #parts: Uint8Array[] = []
  #length = 0
  #skipping = false

  /** The line so far, complete or not; undefined if it is blank. */
  end(): Line | undefined {
    const parts = this.#parts
    const skipped = this.#skipping
    this.#parts = []
    this.#length = 0
    this.#skipping = false
    if (skipped) return { bad: 'too-long' }
    const text = this.#decode(parts)
    if (text === undefined) return { bad: 'not-text' }
    return text.trim() === '' ? undefined : { text }
  }

  /** The lines that these bytes complete. */
  *take(bytes: Uint8Array): Generator<Line> {
    let from = 0
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      this.#keep(bytes.subarray(from, end))
      from = end + 1
      const line = this.end()
      if (line) yield line
    }
    this.#keep(bytes.subarray(from))
  }

  #keep(part: Uint8Array): void {
    if (this.#skipping || part.length === 0) return
    this.#length += part.length
    if (this.#length > LONGEST_LINE) {
      this.#skipping = true
      this.#parts = []
      return
    }
    this.#parts.push(part)
  }

  #decode(parts: readonly Uint8Array[]): string | undefined {
    const [only] = parts
    try {
      return this.#decoder.decode(parts.length === 1 && only ? only : Buffer.concat(parts))
    } catch {
      return undefined
    }
  }
}
