import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@graveshift/games'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const SUFFIX = '.json?words'
const SET = '\0words:'
const GAME = '\0game-words:'

/** The words of a game or of a package beneath it, as the list of games asks for them. */
const ASKED = /^@graveshift\/([^/]+)\/words\/([a-z]+)\.json$/

type Catalogue = Readonly<Record<string, string>>

/** The words of the table that every game lies on. */
export const tableFiles = (language: string): readonly string[] => [
  require.resolve(`@graveshift/table/words/${language}.json`),
  here(`../words/table/${language}.json`),
]

/**
 * The words that a game is played with: its package's, those of the table it lies on, and the client's own for it. What
 * is beneath several games is loaded once for all of them, by itself.
 */
function filesOf(name: string, language: string): readonly string[] {
  const words = require.resolve(`@graveshift/${name}/words/${language}.json`)
  if (!GAMES.some(({ id }) => id === name)) return [words]
  const own = here(`../src/games/${name}/words/game/${language}.json`)
  return [words, ...tableFiles(language), ...(existsSync(own) ? [own] : [])]
}

export const readWords = (file: string): Catalogue => JSON.parse(readFileSync(file, 'utf8'))

/** Catalogs as one, compiled, as an expression of a program. A key of a later one counts. */
export function compileWords(catalogues: readonly Catalogue[]): string {
  const messages = Object.entries(Object.assign({}, ...catalogues) as Catalogue)
  const compiled = Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)]))
  return `JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
}

/**
 * Compiles the catalogs while building, so that the browser carries no message parser: `FILE.json?words` is the
 * compiled file, and the words that the list of games asks for are all that the game is played with. A message with a
 * mistake in its syntax stops the build.
 */
export function words(): Plugin {
  return {
    name: 'graveshift-words',
    enforce: 'pre',
    resolveId(id, importer) {
      const [, game, language] = ASKED.exec(id) ?? []
      if (game !== undefined) return `${GAME}${game}/${language}`
      return id.endsWith(SUFFIX)
        ? `${SET}${join(dirname(importer ?? ''), id.slice(0, -SUFFIX.length))}`
        : undefined
    },
    load(id) {
      const isGame = id.startsWith(GAME)
      if (!isGame && !id.startsWith(SET)) return undefined
      const [game = '', language = ''] = id.slice(GAME.length).split('/')
      const files = isGame ? filesOf(game, language) : [`${id.slice(SET.length)}.json`]
      for (const file of files) this.addWatchFile(file)
      const text = compileWords(files.map(readWords))
      return isGame ? `export default ${text}` : `export const messages = ${text}`
    },
  }
}
