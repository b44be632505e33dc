import { expect, test } from 'vitest'
import { DEFAULT_SECRETS, lookAtServer, readLockFile } from './gates.ts'

test('T34: exact versions with checksums in the lock file and a ws without the known holes', () => {
  expect(readLockFile().wrong).toEqual([])
})

test('T34: no compression, a security.txt with a policy, and no start with secrets everybody could guess', async () => {
  expect(await lookAtServer(DEFAULT_SECRETS.slice(0, 1))).toEqual([])
}, 240_000)
