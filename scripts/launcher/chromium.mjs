import { installDebian, isProgram, onPath } from './debian.mjs'
import { PlainError } from './say.mjs'

// First the one without windows and menus: the same engine, and the tests take half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const found = () => onPath(...names) ?? elsewhere.find(isProgram)

const help = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one.'

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
  installDebian(['chromium-headless-shell', 'chromium'], 'Chromium (about 90 MB)', help)
  const fresh = found()
  if (fresh === undefined) throw new PlainError(`The end-to-end tests need a browser. ${help}`)
  return fresh
}
