import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { build, type Plugin } from 'vite'
// By its file: what else tests are given there needs vitest, and this is none of its runs.
import { TOY_WORDS } from '../../../kernel/src/testing/toy-words.ts'

const WEB = fileURLToPath(new URL('../..', import.meta.url))

/** The list of games with the toy, and what it needs from a test runner that no page has: nothing. */
const LIST = '\0games-with-toy'
const NO_TESTS = '\0no-tests'

const wordsIn = (path: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** All that the toy is played with, compiled as the build compiles the words of every game. */
function toyWords(): string {
  const words = {
    ...wordsIn('../../../table/words/en.json'),
    ...wordsIn('../../words/table/en.json'),
    ...TOY_WORDS,
  }
  const compiled = Object.entries(words).map(([key, message]) => [key, compileMessage(message)])
  return JSON.stringify(Object.fromEntries(compiled))
}

/** Whoever asks for the list of games is given the one with the toy. */
const withToy = (): Plugin => ({
  name: 'graveshift-with-toy',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'vitest') return NO_TESTS
    return id === '@graveshift/games' && importer !== LIST ? LIST : undefined
  },
  load(id) {
    if (id === NO_TESTS) return 'export const describe = 0, expect = 0, it = 0, test = 0'
    if (id.endsWith('/testing/toy-words.ts')) return `export const TOY_WORDS = ${toyWords()}`
    if (id !== LIST) return undefined
    return `
      import * as list from '@graveshift/games'
      import { withToy } from '@graveshift/games/testing'
      export { LANGUAGES } from '@graveshift/games'
      export const { GAMES, findListed, loadAll } = withToy(list)`
  },
})

/** Builds a client into a folder that differs from ours by one line in the list of games. */
export async function buildToyClient(folder: string): Promise<void> {
  await build({
    root: WEB,
    logLevel: 'warn',
    plugins: [withToy()],
    worker: { plugins: () => [withToy()] },
    build: { outDir: folder, emptyOutDir: true },
  })
}
