import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Sealer } from '@graveshift/table/host'

export const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const FORM = 'v1.'

/**
 * What this server knows and its database does not. The key itself never leaves; it cannot be printed, because the
 * field is private to the language.
 */
export class ServerKey implements Sealer {
  readonly #key: Buffer

  constructor(key: Uint8Array) {
    if (key.length !== KEY_BYTES) throw new RangeError(`a key of ${key.length} bytes`)
    this.#key = Buffer.from(key)
  }

  /** 32 bytes that only this server can make of these words, the same each time. */
  derive(purpose: string, ...words: readonly string[]): Buffer {
    // Written as JSON, so that no two lists of words look alike.
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([purpose, ...words]))
      .digest()
  }

  /** The same as a token of 128 bits. */
  token(purpose: string, ...words: readonly string[]): string {
    return this.derive(purpose, ...words)
      .subarray(0, 16)
      .toString('base64url')
  }

  seal(secret: Uint8Array, context: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', this.derive('seal'), nonce).setAAD(Buffer.from(context))
    const sealed = [nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]
    return FORM + Buffer.concat(sealed).toString('base64url')
  }

  open(sealed: string, context: string): Uint8Array {
    if (!sealed.startsWith(FORM)) throw new Error('not sealed in a form this version knows')
    const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url')
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const cipher = createDecipheriv('aes-256-gcm', this.derive('seal'), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
    const body = bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES)
    return Buffer.concat([cipher.update(body), cipher.final()])
  }
}
