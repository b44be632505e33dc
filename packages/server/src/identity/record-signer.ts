import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { type Signed, signedText } from '@graveshift/table'
import type { ServerKey } from './server-key.ts'

/** What stands before 32 secret bytes in a private Ed25519 key of the form PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs games that were played here, with a key made of the server's: the same on all servers of one database. */
export class RecordSigner {
  readonly #secret: KeyObject
  readonly #public: KeyObject

  constructor(key: ServerKey) {
    const bytes = Buffer.concat([PKCS8, key.derive('record-signature')])
    this.#secret = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' })
    this.#public = createPublicKey(this.#secret)
  }

  /** For whoever wants to check a signature. */
  get publicKey(): string {
    return this.#public.export({ type: 'spki', format: 'pem' }).toString()
  }

  sign(by: string, seal: string): Signed {
    return {
      by,
      key: this.#public.export({ type: 'spki', format: 'der' }).toString('base64'),
      signature: sign(null, Buffer.from(signedText(by, seal)), this.#secret).toString('base64'),
    }
  }
}
