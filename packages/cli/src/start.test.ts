import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@graveshift/games'
import { expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('main.mjs', import.meta.url))

/** Prints at the end which TypeScript was loaded. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module'
const loaded = []
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
process.on('exit', () => process.stderr.write(loaded.filter((url) => url.endsWith('.ts')).join(' ')))
`)}`

test('a command that asks for no game loads none', () => {
  const shown = execFileSync(
    'sh',
    ['-c', '"$0" --import "$1" "$2" --help 2>&1 >/dev/null', process.execPath, WATCH, MAIN],
    { encoding: 'utf8' },
  )
  expect(shown).toContain('/packages/cli/src/program.ts')
  for (const { id } of GAMES) expect(shown).not.toContain(`/packages/${id}/`)
})
