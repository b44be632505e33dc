import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { findListed, LANGUAGES } from '@graveshift/games'
import { Bug, isRecord } from '@graveshift/kernel'

/** The repository's folder. */
export const ROOT = new URL('../../../../', import.meta.url)
export const RELEASES = new URL('releases/', ROOT)

/** A game as a release keeps it. */
export interface Frozen {
  readonly game: string
  readonly version: string
  readonly hash: string
}

/** Writes the files of a game into the folder of a release: its rules, its words, its golden games. */
export async function freezeGame({ game, version }: Omit<Frozen, 'hash'>, code: string): Promise<void> {
  const listed = findListed(game)
  if (!listed) throw new Bug(`there is no game ${game}`)
  const folder = new URL(`${version}/${game}/`, RELEASES)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('rules.js', folder), code)
  for (const language of LANGUAGES) {
    const words = await listed.words(language)
    // A JSON module is a module namespace, or it came through a bundler as one.
    const { default: _, ...sentences } = words
    writeFileSync(new URL(`words.${language}.json`, folder), `${JSON.stringify(sentences)}\n`)
  }
  writeFileSync(new URL('golden.json', folder), `${JSON.stringify(goldenOf(game))}\n`)
}

function goldenOf(game: string): Readonly<Record<string, unknown>> {
  const folder = new URL(`packages/${game}/golden/`, ROOT)
  // Every other one: they are many, and those of releases add up.
  const names = readdirSync(folder).filter((_, index) => index % 2 === 0)
  const games = names.map((name): [string, unknown] => {
    const read: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    if (!isRecord(read)) throw new Bug(`${name} is not a golden game`)
    return [name.replace(/\.json$/, ''), read]
  })
  return Object.fromEntries(games)
}
