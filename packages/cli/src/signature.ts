import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isFault, isRecord } from '@graveshift/kernel'
import { readCampaignRecord, readRecord, signedText } from '@graveshift/table'

/** A server's signature on a game: whose, whether it holds, and by which key. */
export interface SignatureFound {
  readonly by: string
  readonly good: boolean
  /** Of the key, to be compared by people. */
  readonly fingerprint: string
}

const der = (key: string): Buffer =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }).export({
    type: 'spki',
    format: 'der',
  })

/** Undefined where nobody signed. With the file of a public key it must be that key. */
export function signatureIn(text: string, keyFile?: string): SignatureFound | undefined {
  const game = readRecord(text)
  const record = isFault(game) ? readCampaignRecord(text) : game
  if (isFault(record) || !isRecord(record.signed)) return undefined
  const { by, key, signature } = record.signed
  try {
    const bytes = der(key)
    const known = keyFile === undefined ? bytes : publicKeyIn(keyFile)
    const holds = verify(
      null,
      Buffer.from(signedText(by, record.seal)),
      createPublicKey({ key: bytes, format: 'der', type: 'spki' }),
      Buffer.from(signature, 'base64'),
    )
    const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    return { by, good: holds && known.equals(bytes), fingerprint }
  } catch {
    return { by, good: false, fingerprint: '' }
  }
}

const publicKeyIn = (file: string): Buffer =>
  createPublicKey(readFileSync(file, 'utf8')).export({ type: 'spki', format: 'der' })
