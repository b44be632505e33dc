import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError, say } from './say.mjs'

export const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these commands that is on the path. */
export const onPath = (...names) => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/**
 * Installs the first of these packages of Debian's or Ubuntu's that there is, where we may; another package manager at
 * work is waited for.
 */
export const installDebian = (names, says, help) => {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  say(`no ${says} here: installing it with apt-get (once) ...`)
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (!apt('update') || !names.some((name) => apt('install', '-y', '--no-install-recommends', name)))
    throw new PlainError(`apt-get could not install ${says}; its own words are above. ${help}`)
}
