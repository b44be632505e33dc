import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isWeak } from '../check-settings.ts'
import { type Risk, SetupError } from '../settings.ts'
import { sqliteFile } from '../store/open-store.ts'
import { KEY_BYTES, ServerKey } from './server-key.ts'
import { freshToken } from './tokens.ts'

/** Others on this computer may not read it; who may is the owner's affair. */
const OTHERS = 0o077

interface Given {
  readonly dataFolder: string
  readonly acceptRisk: readonly Risk[]
}

/** The server's key: as given, or from its file, which is made at the first start. */
export function serverKey({
  serverKey: given,
  ...settings
}: Given & { readonly serverKey: string | undefined }): ServerKey {
  if (given === undefined) mustNotBeLost(settings.dataFolder)
  const text = given ?? secretFile(settings, 'server.key', () => randomBytes(KEY_BYTES).toString('hex'))
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    const where = given === undefined ? join(settings.dataFolder, 'server.key') : 'SERVER_KEY'
    throw new SetupError(
      `${where} must be 64 hexadecimal digits, that is 32 random bytes. Make one by: openssl rand -hex 32`,
    )
  }
  if (new Set(text.toLowerCase()).size < 6 && !settings.acceptRisk.includes('weak-secrets'))
    throw new SetupError(
      'SERVER_KEY is not random: anybody could guess it. Make one by: openssl rand -hex 32 (or say ACCEPT_RISK=weak-secrets).',
    )
  return new ServerKey(Buffer.from(text, 'hex'))
}

/** The token of the admin page: as given, or from its file. */
export function adminToken({
  adminToken: given,
  ...settings
}: Given & { readonly adminToken: string | undefined }): string {
  const token = given ?? secretFile(settings, 'admin.token', freshToken)
  if (given === undefined && isWeak(token) && !settings.acceptRisk.includes('weak-secrets'))
    throw new SetupError(
      `${join(settings.dataFolder, 'admin.token')} is empty or can be guessed: it needs at least 22 random characters. Remove it, and a good one is made at the next start (or say ACCEPT_RISK=weak-secrets).`,
    )
  return token
}

/** A new key in place of one that is gone would open nothing, and look as if it did. */
function mustNotBeLost(folder: string): void {
  const path = join(folder, 'server.key')
  if (!existsSync(path) && existsSync(sqliteFile(folder)))
    throw new SetupError(
      `${path} is missing, and the tables in ${folder} were sealed with it. Give it back (or set SERVER_KEY): without it no running game can go on.`,
    )
}

function secretFile({ dataFolder, acceptRisk }: Given, name: string, make: () => string): string {
  const path = join(dataFolder, name)
  writeNew(path, make)
  const mode = statSync(path).mode & 0o777
  if ((mode & OTHERS) !== 0 && process.platform !== 'win32' && !acceptRisk.includes('readable-key'))
    throw new SetupError(
      `${path} can be read by others (mode ${mode.toString(8)}). Say: chmod 600 ${path} (or ACCEPT_RISK=readable-key).`,
    )
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new SetupError(
      `${path} cannot be read (${error instanceof Error ? error.message : error}). It must belong to whoever runs the server.`,
    )
  }
}

/** Whole and on disk before it is used for the first time: what it seals must be readable after a power cut. */
function writeNew(path: string, make: () => string): void {
  if (existsSync(path)) return
  const fresh = `${path}.${process.pid}`
  try {
    writeFileSync(fresh, `${make()}\n`, { mode: 0o600, flag: 'wx', flush: true })
    try {
      // Unlike a renamed file, a link never takes the place of one that another process made meanwhile.
      linkSync(fresh, path)
    } finally {
      unlinkSync(fresh)
    }
  } catch (error) {
    if (existsSync(path)) return
    throw new SetupError(`${path} cannot be made (${error instanceof Error ? error.message : error}).`)
  }
}
