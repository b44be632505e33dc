import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's folder. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** What the launcher fetches and logs; ignored by git. */
export const cache = join(root, '.graveshift')

/** Every folder of packages/ that holds a package. */
export const packageFolders = () =>
  readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const installFields = [
  'name',
  'version',
  'workspaces',
  'bin',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
]

/**
 * One hash over all that decides what an install puts into node_modules. Scripts and descriptions are left out,
 * so that editing them does not cost a reinstall.
 */
export const installHash = () => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of [root, ...packageFolders()]) {
    const manifest = readJson(join(folder, 'package.json'))
    hash.update(JSON.stringify(installFields.map((field) => manifest[field] ?? null)))
  }
  return hash.digest('hex')
}
