import { fileURLToPath } from 'node:url'
import { TOY_WORDS } from '@graveshift/kernel/testing/toy'
import type { Plugin } from 'vite'
import { compileWords, readWords, tableFiles } from '../../build/words-plugin.ts'

const WEB = fileURLToPath(new URL('../..', import.meta.url))
const WITH_TOY = fileURLToPath(new URL('./games-with-toy.ts', import.meta.url))
const OF_LATER = fileURLToPath(new URL('./games-of-later.ts', import.meta.url))

/** Whoever asks for the list of games is given another one. A toy's words are compiled as all others are. */
const withList = (list: string): Plugin => ({
  name: 'graveshift-with-list',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '@graveshift/games' && importer !== list ? list : undefined),
  load: (id) =>
    id.endsWith('/kernel/src/testing/toy-words.ts')
      ? `export const TOY_WORDS = ${compileWords([...tableFiles('en').map(readWords), TOY_WORDS])}`
      : undefined,
})

/** Builds a client into a folder that differs from ours by one line in the list of games. */
export const buildToyClient = (folder: string) => buildClient(folder, WITH_TOY)

/** Builds a client as it will be some time after the releases: its own rules are in development. */
export const buildLaterClient = (folder: string) => buildClient(folder, OF_LATER)

async function buildClient(folder: string, list: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root: WEB,
    logLevel: 'warn',
    plugins: [withList(list)],
    worker: { plugins: () => [withList(list)] },
    // Built once for one test: small files are not worth their time.
    build: { outDir: folder, emptyOutDir: true, minify: false },
  })
}
