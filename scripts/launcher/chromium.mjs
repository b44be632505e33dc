import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError, say } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const found = () => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(
    isProgram,
  )
}

const help = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one.'

/** Debian's and Ubuntu's own Chromium, where we may install; another package manager at work is waited for. */
const install = () => {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  say('no Chromium here: installing it with apt-get (once, about 115 MB) ...')
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (!apt('update') || !apt('install', '-y', '--no-install-recommends', 'chromium'))
    throw new PlainError(`apt-get could not install Chromium; its own words are above. ${help}`)
}

/** The browser for end-to-end tests: the one asked for, else one that is there, else a fresh one. */
export const findChromium = () => {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (!isProgram(asked))
      throw new PlainError(`CHROMIUM_PATH is "${asked}", which is not a program. ${help}`)
    return asked
  }
  const here = found()
  if (here !== undefined) return here
  install()
  const fresh = found()
  if (fresh === undefined) throw new PlainError(`The end-to-end tests need a browser. ${help}`)
  return fresh
}
