import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withInstallLock } from './install-lock.mjs'
import { findNode } from './node24.mjs'
import { runNpm } from './processes.mjs'
import { cache, installHash, root } from './project.mjs'
import { PlainError, say, stillWorking } from './say.mjs'

// Inside node_modules, so that deleting that folder or an install that was cut short also loses the record.
const record = join(root, 'node_modules', '.graveshift-install')

const isInstalled = () => existsSync(record) && readFileSync(record, 'utf8') === installHash()

export const recordInstall = () => writeFileSync(record, installHash())

/** Runs `npm ci` in a folder, its talk kept in a log that is shown only when it fails. */
const cleanInstall = async (node, folder, what) => {
  mkdirSync(cache, { recursive: true })
  const logFile = join(cache, 'install.log')
  const log = openSync(logFile, 'w')
  const begin = Date.now()
  const done = stillWorking(`installing ${what}`)
  let code
  try {
    code = await runNpm(node, ['ci', '--no-progress'], { cwd: folder, stdio: ['ignore', log, log] })
  } finally {
    done()
    closeSync(log)
  }
  if (code !== 0) throw new PlainError(explain(what, readFileSync(logFile, 'utf8'), code))
  say(`installed ${what} in ${((Date.now() - begin) / 1000).toFixed(1)} s.`)
}

const causes = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'npm could not reach its registry. Is this computer online? Behind a proxy or a mirror, check `npm config get registry` and `npm config get proxy`. Then run the same command again.',
  ],
  [
    /ENOSPC/,
    'The disk is full. About 600 MB are needed in this folder. Free some space, then run the same command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'Files in this folder may not be written by you. Check who owns it, and whether an earlier run was made as another user.',
  ],
  [
    /can only install packages when your package\.json and package-lock\.json/,
    'package.json and package-lock.json do not agree. After editing dependencies run `npm run deps -- install`.',
  ],
  [
    /EINTEGRITY/,
    'A downloaded package is not what the lock file expects. Run `npm cache verify`, then the same command again.',
  ],
]

const explain = (what, log, code) => {
  const cause =
    causes.find(([pattern]) => pattern.test(log))?.[1] ??
    'The cause is not one we know. The lines above this one are from npm; the whole talk is in .graveshift/install.log.'
  const tail = log.trim().split('\n').slice(-12).join('\n')
  process.stderr.write(`${tail}\n`)
  return `Could not install ${what} (npm ended with ${code}).\n${cause}`
}

/** Makes sure that Node 24 and, unless told otherwise, the dependencies are there. Gives the Node to run with. */
export const prepare = async ({ dependencies = true } = {}) => {
  const found = findNode()
  if (found.ready && (!dependencies || isInstalled())) return found.node
  return withInstallLock(async () => {
    if (!found.ready && !findNode().ready) {
      say(
        `Node ${process.versions.node} is older than 24: fetching Node 24 into .graveshift (once, about 190 MB) ...`,
      )
      await found.fetch((folder) => cleanInstall(process.execPath, folder, 'Node 24'))
    }
    if (dependencies && !isInstalled()) {
      say('installing the dependencies (only when they changed) ...')
      await cleanInstall(found.node, root, 'the dependencies')
      recordInstall()
    }
    return found.node
  })
}

/** Makes sure that a folder with a lock of its own, which only some commands need, is installed as the lock says. */
export const prepareFolder = async (node, folder, what) => {
  const record = join(folder, 'node_modules', '.graveshift-install')
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const isReady = () => existsSync(record) && readFileSync(record, 'utf8') === lock
  if (isReady()) return
  await withInstallLock(async () => {
    if (isReady()) return
    say(`installing ${what} (only when they changed) ...`)
    await cleanInstall(node, folder, what)
    writeFileSync(record, lock)
  })
}
