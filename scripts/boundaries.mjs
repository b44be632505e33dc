import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gameIds } from './games-named.mjs'

const scope = '@graveshift/'

/**
 * Which rooms a room may look into: kernel <- rulesets <- {games, bots, table} <- {server, web, cli}. Never sideways,
 * never back. The one shared layer among rulesets is zones; cli starts the server and torture tries to
 * break it, so both may see it.
 */
export const mayImport = {
  kernel: [],
  'gear-up': ['kernel'],
  zones: ['kernel'],
  'second-edition': ['kernel', 'zones'],
  'gears-and-guns': ['kernel', 'zones'],
  games: ['kernel', 'gear-up', 'zones', 'second-edition', 'gears-and-guns'],
  bots: ['kernel'],
  table: ['kernel', 'gear-up', 'zones', 'second-edition', 'gears-and-guns'],
  server: ['kernel', 'gear-up', 'zones', 'second-edition', 'gears-and-guns', 'games', 'bots', 'table'],
  web: ['kernel', 'gear-up', 'zones', 'second-edition', 'gears-and-guns', 'games', 'bots', 'table'],
  torture: ['kernel', 'games', 'table', 'server'],
  cli: ['kernel', 'gear-up', 'zones', 'second-edition', 'gears-and-guns', 'games', 'bots', 'table', 'server'],
}

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g

const sourceFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${folder}/node_modules/`))

/** The workspace package that an import leads to, if it leads to one: by name, or by climbing out of its own. */
const target = (name, file, wanted, packages) => {
  if (wanted.startsWith(scope)) return wanted.slice(scope.length).split('/')[0]
  if (!wanted.startsWith('.')) return undefined
  const [first, room] = relative(join(packages, name), join(file, '..', wanted)).split('/')
  return first === '..' ? (room ?? 'outside') : undefined
}

/** What the rules in the games' ledgers are numbered by. */
const LEDGERS = ['GU', 'Z2', 'UA', 'GG']

/** A game in any form a source may name it: gear-up, gearUp, GearUp, GEAR_UP, Gear Up, or one of its rules. */
const gameNamed = new RegExp(
  `${gameIds(join(import.meta.dirname, '..', 'packages'))
    .map((game) => game.replaceAll('-', '[-_ ]?'))
    .join('|')}|\\b(?:${LEDGERS.join('|')})-[A-Z]{3}-\\d`,
  'i',
)

/**
 * Files of the browser client that name a game though they serve all of them, each as a sentence. A game's own files are
 * in `games/<id>`, with their tests and fixtures; shared tests play the first game of the list, whichever that is.
 */
export const sharedFilesNamingGames = (web) =>
  readdirSync(join(web, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|css|json)$/.test(entry.name))
    .map((entry) => relative(join(web, 'src'), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('games/'))
    .flatMap((file) => {
      const [named] = gameNamed.exec(readFileSync(join(web, 'src', file), 'utf8')) ?? []
      return named === undefined
        ? []
        : [
            `packages/web/src/${file} names '${named}', but only files in packages/web/src/games may name a game.`,
          ]
    })

/** Every forbidden edge among the packages in a folder, each as a sentence. */
export const forbiddenEdges = (packages) =>
  readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const allowed = mayImport[name]
      if (allowed === undefined)
        return [
          `packages/${name} has no line in scripts/boundaries.mjs: say there which packages it may import.`,
        ]
      const list = allowed.length === 0 ? 'no other package' : `only ${allowed.join(', ')}`
      const refuse = (where, room) =>
        room === undefined || room === name || allowed.includes(room)
          ? []
          : [`${where} reaches into ${room}, but ${name} may import ${list}.`]

      const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
      const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter((dependency) => dependency.startsWith(scope))
        .flatMap((dependency) => refuse(`packages/${name}/package.json`, dependency.slice(scope.length)))

      const imported = sourceFiles(join(packages, name)).flatMap((file) => {
        // The command's bootstrap must use the launcher before anything is installed.
        if (relative(packages, file) === 'cli/bin/graveshift.mjs') return []
        const text = readFileSync(file, 'utf8')
        return [...text.matchAll(specifier)].flatMap(([, , wanted]) =>
          refuse(`packages/${relative(packages, file)} (${wanted})`, target(name, file, wanted, packages)),
        )
      })
      return [...declared, ...imported]
    })
