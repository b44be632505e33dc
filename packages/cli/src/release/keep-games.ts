import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Bug } from '@graveshift/kernel'
import type { Frozen } from './freeze-game.ts'

/**
 * Keeps saved games and tables of the release: what later versions must go on with (`keep-main.ts`). In a process of its
 * own: this one has loaded the lists as they were before.
 */
export function keepGames(version: string, added: readonly Frozen[]): void {
  const program = fileURLToPath(new URL('keep-main.ts', import.meta.url))
  const games = added.map(({ game }) => game)
  const { status } = spawnSync(process.execPath, [program, version, ...games], { stdio: 'inherit' })
  if (status !== 0) throw new Bug('the games of the release could not be kept')
}
