import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url))

/** Found by such games, and no bot goes by it. */
const MEASURED = '/judgement/calibration.ts'

/** Nothing but data, and each game is played by one of them: who plays says which (`engineFor`). */
const MISSIONS = '/content/missions/'

/** What some packages are made of, tests and missions left out: another hash may play other games. */
export function codeHash(packages: readonly string[]): string {
  const hash = createHash('sha256')
  const known = packages.filter((name) => existsSync(join(PACKAGES, name)))
  const files = known.flatMap((name) =>
    readdirSync(join(PACKAGES, name, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test'))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of files.sort()) {
    if (file.includes('/testing') || file.includes(MISSIONS) || file.endsWith(MEASURED)) continue
    hash.update(relative(PACKAGES, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}
