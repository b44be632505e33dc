import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Which files make up a set of words. A set is loaded as a whole, in one language. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  shell: ['../words'],
  'gear-up': ['@graveshift/gear-up/words', '@graveshift/table/words'],
  after: ['../words/after'],
  rules: ['../src/games/gear-up/words/rules'],
  learn: ['../src/games/gear-up/words/learn'],
  online: ['../words/online'],
  legend: ['../src/games/gear-up/words/legend'],
  coach: ['../words/coach'],
  daily: ['../words/daily'],
}

const PREFIX = 'virtual:words/'

/**
 * Compiles the catalogs while building, so that the browser carries no message parser: `virtual:words/SET/LANGUAGE`
 * is the compiled set. A message with a mistake in its syntax stops the build.
 */
export function words(): Plugin {
  return {
    name: 'graveshift-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [set = '', language = ''] = id.slice(PREFIX.length + 1).split('/')
      const compiled: Record<string, unknown> = {}
      for (const folder of SETS[set] ?? []) {
        const file = require.resolve(`${folder}/${language}.json`)
        this.addWatchFile(file)
        const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
        for (const [key, message] of Object.entries(messages)) compiled[key] = compileMessage(message)
      }
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
  }
}
