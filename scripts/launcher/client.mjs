import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { withInstallLock } from './install-lock.mjs'
import { runNode } from './processes.mjs'
import { cache, installHash, packageFolders, root } from './project.mjs'
import { PlainError, say } from './say.mjs'

const web = join(root, 'packages', 'web')
const page = join(web, 'dist', 'index.html')
const record = join(cache, 'client-built')

/** All that goes into the client: its own files, and sources and words of the packages it is made of. */
const parts = [
  ...['src', 'words', 'public', 'build', 'index.html', 'vite.config.ts'].map((name) => join(web, name)),
  ...packageFolders()
    .filter((folder) => !['web', 'cli', 'server'].includes(basename(folder)))
    .flatMap((folder) => ['src', 'words'].map((name) => join(folder, name))),
  join(root, 'scripts', 'build-client.mjs'),
]

const filesIn = (part) => {
  if (!existsSync(part)) return []
  const entries = readdirSync(part, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** One hash over names and contents; tests are left out, so that writing one costs no build. */
const sourcesHash = () => {
  const files = parts
    .flatMap((part) => (/\.[a-z]+$/.test(part) ? [part] : filesIn(part)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
  const hash = createHash('sha256').update(installHash())
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const isBuilt = (hash) => existsSync(page) && existsSync(record) && readFileSync(record, 'utf8') === hash

/** Makes sure that the browser client is built from the present sources. */
export const prepareClient = async (node) => {
  if (isBuilt(sourcesHash())) return
  await withInstallLock(async () => {
    // Taken again: whoever held the lock may have built it.
    const hash = sourcesHash()
    if (isBuilt(hash)) return
    const begin = Date.now()
    say('building the browser client (only when it changed) ...')
    mkdirSync(cache, { recursive: true })
    const code = await runNode(node, [join(root, 'scripts', 'build-client.mjs')], {
      cwd: web,
      // The launched program owns stdout.
      stdio: ['ignore', 2, 2],
    })
    if (code !== 0) throw new PlainError('The browser client could not be built; the reason is above.')
    writeFileSync(record, hash)
    say(`built the browser client in ${((Date.now() - begin) / 1000).toFixed(1)} s.`)
  })
}
