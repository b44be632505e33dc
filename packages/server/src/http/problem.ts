/** An answer that says no: a status and a key, never a sentence. */
export class Problem extends Error {
  readonly status: number
  readonly key: string
  readonly more: Readonly<Record<string, unknown>>

  constructor(status: number, key: string, more: Readonly<Record<string, unknown>> = {}) {
    super(key)
    this.status = status
    this.key = key
    this.more = more
  }
}

export const tooMany = (seconds: number): Problem =>
  new Problem(429, 'too-many-requests', { retryAfter: seconds })
