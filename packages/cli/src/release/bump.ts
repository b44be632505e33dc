import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Bug } from '@graveshift/kernel'
import { ROOT } from './freeze-game.ts'

const rewrite = (file: URL, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

const escaped = (version: string): string => version.replaceAll('.', '\\.')

/** Gives every package of the project the version, in its own manifest, in those that need it, and in the lock file. */
export function bumpPackages(before: string, version: string): void {
  if (before === version) return
  const own = (text: string) =>
    text
      .replace(`"version": "${before}"`, `"version": "${version}"`)
      .replace(
        new RegExp(`("@graveshift/[a-z-]+": )"${escaped(before)}"`, 'g'),
        (_, name: string) => `${name}"${version}"`,
      )
  rewrite(new URL('package.json', ROOT), own)
  for (const name of readdirSync(new URL('packages/', ROOT))) {
    const manifest = new URL(`packages/${name}/package.json`, ROOT)
    if (existsSync(manifest)) rewrite(manifest, own)
  }
  // In the lock file only what lies in the project itself, which has a name of ours or none.
  rewrite(new URL('package-lock.json', ROOT), (text) =>
    text
      .replaceAll(
        new RegExp(
          `("name": "(?:graveshift|@graveshift/[a-z-]+)",\\n\\s*"version": )"${escaped(before)}"`,
          'g',
        ),
        (_, name: string) => `${name}"${version}"`,
      )
      .replace(
        new RegExp(`("@graveshift/[a-z-]+": )"${escaped(before)}"`, 'g'),
        (_, name: string) => `${name}"${version}"`,
      ),
  )
}

const UNRELEASED = '## [Unreleased]\n'

/** Puts what was told since the last release under the heading of this one. */
export function datedChangelog(text: string, version: string, day: string): string {
  if (!text.includes(UNRELEASED)) throw new Bug('CHANGELOG.md has no part "Unreleased"')
  if (text.includes(`## [${version}]`)) throw new Bug(`CHANGELOG.md tells of ${version} already`)
  return text.replace(UNRELEASED, `${UNRELEASED}\n## [${version}] - ${day}\n`)
}

export const dateChangelog = (version: string, day: string): void =>
  rewrite(new URL('CHANGELOG.md', ROOT), (text) => datedChangelog(text, version, day))
