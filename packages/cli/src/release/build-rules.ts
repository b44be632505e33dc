import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Bug } from '@graveshift/kernel'
import { rolldown } from 'rolldown'

const entryOf = (game: string): string =>
  fileURLToPath(new URL(`../../../${game}/src/to-freeze.ts`, import.meta.url))

/** The rules and content of a game as one file that needs no other: the same sources give the same text everywhere. */
export async function buildRules(game: string): Promise<string> {
  const bundle = await rolldown({ input: entryOf(game), platform: 'neutral', logLevel: 'silent' })
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
    const [file, ...others] = output
    if (others.length > 0) throw new Bug(`the rules of ${game} come in ${output.length} files`)
    return file.code
  } finally {
    await bundle.close()
  }
}

/** What a file of rules is named by. */
export const hashOfRules = (code: string): string => createHash('sha256').update(code).digest('hex')
