import { fileURLToPath } from 'node:url'
import { TOY_WORDS } from '@graveshift/kernel/testing/toy'
import type { Plugin } from 'vite'
import { compileWords, readWords, tableFiles } from '../../build/words-plugin.ts'

const WEB = fileURLToPath(new URL('../..', import.meta.url))
const LIST = fileURLToPath(new URL('./games-with-toy.ts', import.meta.url))

/** Whoever asks for the list of games is given the one with the toy, whose words are compiled as all others are. */
const withToy = (): Plugin => ({
  name: 'graveshift-with-toy',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '@graveshift/games' && importer !== LIST ? LIST : undefined),
  load: (id) =>
    id.endsWith('/kernel/src/testing/toy-words.ts')
      ? `export const TOY_WORDS = ${compileWords([...tableFiles('en').map(readWords), TOY_WORDS])}`
      : undefined,
})

/** Builds a client into a folder that differs from ours by one line in the list of games. */
export async function buildToyClient(folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root: WEB,
    logLevel: 'warn',
    plugins: [withToy()],
    worker: { plugins: () => [withToy()] },
    // Built once for one test: small files are not worth their time.
    build: { outDir: folder, emptyOutDir: true, minify: false },
  })
}
