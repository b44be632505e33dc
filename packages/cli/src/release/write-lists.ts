import { readFileSync, writeFileSync } from 'node:fs'
import { FROZEN } from '@graveshift/games'
import { type Frozen, ROOT } from './freeze-game.ts'

const SOURCES = new URL('packages/games/src/', ROOT)

const entry = ({ game, version, hash }: Frozen): string => `  {
    game: '${game}',
    version: '${version}',
    hash: '${hash}',
    rules: new URL('../../../releases/${version}/${game}/rules.js', import.meta.url),
  },
`

/** What the lists say now, to be put back where a release fails on its way. */
export function listsNow(): () => void {
  const texts = ['frozen-list.ts', 'versions.ts'].map((name) => {
    const file = new URL(name, SOURCES)
    return [file, readFileSync(file, 'utf8')] as const
  })
  return () => {
    for (const [file, text] of texts) writeFileSync(file, text)
  }
}

/** Writes the list of all that was ever frozen: what stands in it stays, the new comes last. */
export function writeFrozen(added: readonly Frozen[]): void {
  const text = `import type { FrozenRules } from './frozen.ts'

// Written by \`npm run release\`; what stands here is never changed. Each address is a literal: Vite finds the files by it.

export const FROZEN: readonly FrozenRules[] = [
${[...FROZEN, ...added].map(entry).join('')}]
`
  writeFileSync(new URL('frozen-list.ts', SOURCES), text)
}

/** Writes whose rules the sources are, game by game. */
export function writeVersions(versions: Readonly<Record<string, string>>): void {
  const lines = Object.entries(versions).map(([game, version]) => `  '${game}': '${version}',\n`)
  const text = `// Written by \`npm run release\` and \`npm run release -- develop\`.

/** Whose rules the sources are: those of a release, as they were frozen, or rules in development (docs/releasing.md). */
export const VERSIONS: Readonly<Record<string, string>> = {
${lines.join('')}}
`
  writeFileSync(new URL('versions.ts', SOURCES), text)
}
