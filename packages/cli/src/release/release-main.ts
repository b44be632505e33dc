// npm run release -- VERSION [GAME...]: freezes the rules of games and writes all that belongs to a release.
// npm run release -- develop [GAME...]: says that the rules of games go on from their release.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { FROZEN, findListed, VERSIONS } from '@graveshift/games'
import { billOfMaterials } from './bill-of-materials.ts'
import { buildRules, hashOfRules } from './build-rules.ts'
import { bumpPackages, dateChangelog } from './bump.ts'
import { type Frozen, freezeGame, RELEASES, ROOT } from './freeze-game.ts'
import { keepGames } from './keep-games.ts'
import { listsNow, writeFrozen, writeVersions } from './write-lists.ts'

/** Something is wrong with what was asked; nothing was written. */
class Refused extends Error {}

const releasedBefore = () => [...new Set(FROZEN.map(({ game }) => game))]

function gamesIn(named: readonly string[]): readonly string[] {
  const games = named.length > 0 ? named : releasedBefore()
  if (games.length === 0) throw new Refused('Say which games: no game was released before.')
  for (const game of games) {
    const listed = findListed(game)
    if (!listed) throw new Refused(`There is no game ${game}.`)
    if (listed.campaign) throw new Refused(`${game} has a campaign, and campaigns cannot be frozen yet.`)
  }
  return games
}

/** The next version after one: that of the sources while they are worked on. */
function nextOf(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return `${major}.${minor + 1}.0-dev`
}

function develop(named: readonly string[]): void {
  const games = named.length > 0 ? gamesIn(named) : releasedBefore()
  const versions = games.map((game) => {
    const version = VERSIONS[game] ?? ''
    return [game, version.endsWith('-dev') ? version : nextOf(version)] as const
  })
  writeVersions({ ...VERSIONS, ...Object.fromEntries(versions) })
  for (const [game, version] of versions) console.log(`${game}: ${version}`)
}

function tagText(version: string, frozen: readonly Frozen[]): string {
  const rules = Object.entries(VERSIONS).map(([game, before]) => {
    const now = frozen.find((each) => each.game === game)
    const last = now ?? FROZEN.find((each) => each.game === game && each.version === before)
    return last ? `${game} ${last.version} ${last.hash}` : `${game} in development`
  })
  return `Graveshift ${version}\n\nRules, by the SHA-256 of their files in releases/:\n\n${rules.join('\n')}\n`
}

async function release(version: string, named: readonly string[]): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Refused('A release is named by three numbers, such as 0.1.0.')
  if (existsSync(new URL(`${version}/`, RELEASES))) throw new Refused(`${version} was released before.`)
  const games = gamesIn(named)
  const putBack = listsNow()
  try {
    await write(version, games)
  } catch (error) {
    putBack()
    rmSync(new URL(`${version}/`, RELEASES), { recursive: true, force: true })
    throw error
  }
}

async function write(version: string, games: readonly string[]): Promise<void> {
  const added: Frozen[] = []
  const versions: Record<string, string> = { ...VERSIONS }
  for (const game of games) {
    const code = await buildRules(game)
    const hash = hashOfRules(code)
    const known = FROZEN.find((each) => each.game === game && each.hash === hash)
    versions[game] = known?.version ?? version
    console.log(`${game}: ${known ? `still ${known.version}` : version}, ${code.length} bytes, ${hash}`)
    if (known) continue
    await freezeGame({ game, version }, code)
    added.push({ game, version, hash })
  }
  writeFrozen(added)
  writeVersions(versions)
  keepGames(version, added)
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL('package.json', ROOT), 'utf8'),
  )
  bumpPackages(manifest.version, version)
  dateChangelog(version, new Date().toISOString().slice(0, 10))
  const bill = `${JSON.stringify(billOfMaterials(), undefined, 1)}\n`
  writeFileSync(new URL(`${version}/bill-of-materials.json`, RELEASES), bill)
  writeFileSync(new URL(`${version}/tag.txt`, RELEASES), tagText(version, added))
  console.log(
    `Look at it (git status, npm test), commit it, then: git tag -a v${version} -F releases/${version}/tag.txt`,
  )
}

const [what = '', ...named] = process.argv.slice(2)
try {
  if (what === 'develop') develop(named)
  else await release(what, named)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
