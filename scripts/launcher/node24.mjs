import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache, root } from './project.mjs'
import { PlainError } from './say.mjs'

const wantedMajor = 24

const isMusl = () => process.report.getReport().header.glibcVersionRuntime === undefined

/**
 * The Node to run with: this one when it is new enough, else the pinned one from npm's platform packages, which
 * carry the bare binary and run no install script. `fetch` brings it, given a way to install a folder.
 */
export const findNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor)
    return { ready: true, node: process.execPath }

  const platform = `${process.platform}-${process.arch}`
  const pinned = join(root, 'scripts', 'node24', platform)
  if (!existsSync(pinned) || isMusl())
    throw new PlainError(
      `Graveshift needs Node ${wantedMajor} or newer; this is Node ${process.versions.node}.\n` +
        `It can fetch one by itself on Linux with glibc (x64, arm64), but not on ${platform}${isMusl() ? ' with musl' : ''}. ` +
        `Please install Node ${wantedMajor} and run the same command again.`,
    )

  const folder = join(cache, 'node24')
  const node = join(folder, 'node_modules', `node-${platform}`, 'bin', 'node')
  const record = join(folder, 'installed')
  const lock = join(pinned, 'package-lock.json')
  const ready =
    existsSync(record) && existsSync(node) && readFileSync(record, 'utf8') === readFileSync(lock, 'utf8')

  const fetch = async (install) => {
    mkdirSync(folder, { recursive: true })
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(pinned, name), join(folder, name))
    await install(folder)
    const trial = spawnSync(node, ['--version'], { encoding: 'utf8' })
    if (trial.status !== 0)
      throw new PlainError(
        `The fetched Node ${wantedMajor} does not run here (${trial.error?.message ?? trial.stderr.trim()}).\n` +
          `Please install Node ${wantedMajor} yourself and run the same command again.`,
      )
    writeFileSync(record, readFileSync(lock, 'utf8'))
  }
  return { ready, node, fetch }
}
