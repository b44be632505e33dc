import { expect, test } from 'vitest'
import { billOfMaterials, DEFAULT_SECRETS, lookAtServer, readLockFile } from './gates.ts'

test('T34: exact versions with checksums in the lock file, a ws without the known holes, a bill of materials', () => {
  expect(readLockFile().wrong).toEqual([])
  expect(billOfMaterials().wrong).toEqual([])
})

test('T34: no compression, a security.txt with a policy, and no start with secrets everybody could guess', async () => {
  expect(await lookAtServer(DEFAULT_SECRETS.slice(0, 1))).toEqual([])
}, 240_000)
