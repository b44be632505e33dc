import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Bug } from '@graveshift/kernel'
import { type Frozen, ROOT } from './freeze-game.ts'

/**
 * Keeps saved games and tables of the release: what later versions must go on with (`keep-main.ts`). In a process of its
 * own: this one has loaded the lists as they were before.
 */
export function keepGames(version: string, added: readonly Frozen[]): void {
  if (added.length === 0) return
  run('packages/cli/src/release/keep-main.ts', version, ...added.map(({ game }) => game))
  // What the client makes of the same files, in a browser.
  run('scripts/in-chromium.mjs', 'packages/web/shots/keep-browser.ts', version)
}

function run(...command: readonly string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: fileURLToPath(ROOT), stdio: 'inherit' })
  if (status !== 0) throw new Bug('the games of the release could not be kept')
}
