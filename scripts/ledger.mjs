import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const games = ['GU', 'Z2', 'UA', 'GG']

const ruleId = /\b(?:GU|Z2|UA|GG)-[A-Z0-9]+(?:-\d+)?\b/g

/** The rule ids that lines of a ledger text define or cite; every line of a ledger that begins with "- " counts. */
export const ledgerIds = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => line.match(ruleId) ?? [])

const testTitle = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\))?\s*\(\s*(['"`])([\s\S]*?)\1/g

/** The rule ids in a test file's titles; an id elsewhere in the file proves nothing. */
export const titledIds = (text) =>
  [...text.matchAll(testTitle)].flatMap(([, , title]) => title.match(ruleId) ?? [])

export const readLedger = (folder) =>
  new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => ledgerIds(readFileSync(join(folder, name), 'utf8'))),
  )

const skipped = new Set(['node_modules', '.git', '.graveshift', 'dist', 'coverage'])

const testFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(path)
    return /\.(?:test|spec|e2e)\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })

/** From each rule id named in a test title to the files that name it. */
export const readTitles = (folder) => {
  const found = new Map()
  for (const file of testFiles(folder))
    for (const id of titledIds(readFileSync(file, 'utf8')))
      found.set(id, (found.get(id) ?? new Set()).add(file))
  return found
}
