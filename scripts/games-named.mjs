import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Packages whose sources serve every game and so name none. The browser client has a check of its own. */
const SHARED = ['bots', 'cli', 'kernel', 'server', 'table']

/** What the list of games depends on besides the games: what they are made on. */
const BENEATH = ['kernel', 'zones']

const isOwn = (file, ids) => ids.some((id) => file.includes(`/src/games/${id}/`))
const isTest = (file) => /\.test\.ts$|\/testing(\/|\.ts$)|\/torture\//.test(file)

/** The ids of the games, from their packages: those that the list of games depends on. */
export function gameIds(packages) {
  const { dependencies } = JSON.parse(readFileSync(join(packages, 'games', 'package.json'), 'utf8'))
  return Object.keys(dependencies)
    .map((name) => name.replace('@graveshift/', ''))
    .filter((name) => !BENEATH.includes(name))
}

/** Every shared source that names a game, each as a sentence. */
export function gamesNamed(packages) {
  const ids = gameIds(packages)
  const names = new RegExp(ids.map((id) => id.replaceAll('-', '[-_ ]?')).join('|'), 'i')
  return SHARED.flatMap((name) => {
    const folder = join(packages, name, 'src')
    if (!existsSync(folder)) return []
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !isOwn(file, ids) && !isTest(file))
      .map((file) => ({ file: relative(packages, file), found: names.exec(readFileSync(file, 'utf8')) }))
      .filter(({ found }) => found)
      .map(({ file, found }) => `packages/${file} names a game (${found[0]}): it serves all of them.`)
  })
}
