import { createPublicKey, verify as verifySignature } from 'node:crypto'
import { isFault } from '@graveshift/kernel'
import { readRecord, signedText } from '@graveshift/table'
import { afterEach, expect, test } from 'vitest'
import { seatAll } from './testing/play.ts'
import { type Running, startServer } from './testing/running.ts'
import { Visitor } from './testing/visitor.ts'

let server: Running
afterEach(() => server.end())

test('a game’s file is signed with the key at the well-known address, and a changed one is not', async () => {
  server = await startServer()
  const ann = new Visitor(server.address)
  const { body } = await ann.open({ options: { seats: 1 } })
  const link = ann.link(body.room)
  await seatAll([link])
  const answer = await ann.ask('POST', `/api/tables/${body.room}/record`, {})
  const record = readRecord(answer.body)
  if (isFault(record) || !record.signed) throw new Error('not a signed game')
  const { by, key, signature } = record.signed
  const pem = await ann.ask('GET', '/.well-known/graveshift-key.pem')
  const publicKey = createPublicKey(String(pem.body))
  expect(publicKey.export({ type: 'spki', format: 'der' }).toString('base64')).toBe(key)
  const holds = (seal: string) =>
    verifySignature(null, Buffer.from(signedText(by, seal)), publicKey, Buffer.from(signature, 'base64'))
  expect([holds(record.seal), holds('0'.repeat(32))]).toEqual([true, false])
  expect(link.ownPart).toBe('own')
  link.stop()
})
