import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

const SUFFIX = '.json?words'
const PREFIX = '\0words:'

/** The words that a game is played with: the client's own for it, its package's, and those of the table it lies on. */
const GAME = /[\\/]games[\\/]([^\\/]+)[\\/]words[\\/]game[\\/]([a-z]+)$/

function filesOf(path: string): readonly string[] {
  const [, game, language] = GAME.exec(path) ?? []
  const around =
    game === undefined ? [] : [`@graveshift/${game}/words`, '@graveshift/table/words', '../words/table']
  return [`${path}.json`, ...around.map((folder) => require.resolve(`${folder}/${language}.json`))]
}

/**
 * Compiles the catalogs while building, so that the browser carries no message parser: `FILE.json?words` is the
 * compiled file. A message with a mistake in its syntax stops the build.
 */
export function words(): Plugin {
  return {
    name: 'graveshift-words',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith(SUFFIX)
        ? `${PREFIX}${join(dirname(importer ?? ''), id.slice(0, -SUFFIX.length))}`
        : undefined,
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const compiled: Record<string, unknown> = {}
      for (const file of filesOf(id.slice(PREFIX.length))) {
        this.addWatchFile(file)
        const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
        for (const [key, message] of Object.entries(messages)) compiled[key] = compileMessage(message)
      }
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
  }
}
