import { Bug, CONTRACT, type Game, type GameModule, isRecord, type Kernel } from '@graveshift/kernel'
import type { Outward } from '@graveshift/kernel/outward'
import type { Catalogue, Language } from './languages.ts'

/** The rules of a released game, in files that are fetched when a game needs them. */
export interface FrozenRules {
  readonly game: string
  readonly version: string
  /** SHA-256 of the file of rules. */
  readonly hash: string
  readonly rules: URL
}

/** What a file of rules exports. */
interface FrozenFile {
  readonly contract: number
  readonly module: GameModule<Game>
  readonly outward: Outward<Game>
  readonly kernel: Kernel
}

function isFrozenFile(file: unknown): file is FrozenFile {
  return isRecord(file) && file.contract === CONTRACT
}

async function fileOf(frozen: FrozenRules): Promise<FrozenFile> {
  // By its address as it is: no bundler may touch it.
  const file: unknown = await import(/* @vite-ignore */ frozen.rules.href)
  if (!isFrozenFile(file)) throw new Bug(`${frozen.rules.href} is not a file of frozen rules`)
  return file
}

const modules = new Map<string, Promise<GameModule<Game>>>()

/** The game by its frozen rules, run by the kernel it was played with. */
export function frozenModule(frozen: FrozenRules): Promise<GameModule<Game>> {
  const known = modules.get(frozen.hash)
  if (known) return known
  const coming = fileOf(frozen).then(({ module, kernel }) => {
    const { version, hash } = frozen
    return { ...module, kernel, release: { version, hash } }
  })
  modules.set(frozen.hash, coming)
  coming.catch(() => modules.delete(frozen.hash))
  return coming
}

export async function frozenOutward(frozen: FrozenRules): Promise<Outward<Game>> {
  return (await fileOf(frozen)).outward
}

/** The sentences the game was told in when it was frozen, for hosts that read files; pages have theirs compiled. */
export async function frozenWords({ rules }: FrozenRules, language: Language): Promise<Catalogue> {
  const { href } = new URL(`words.${language}.json`, rules)
  const file: unknown = await import(/* @vite-ignore */ href, { with: { type: 'json' } })
  if (!isRecord(file) || !isRecord(file.default)) throw new Bug(`${href} is not a file of words`)
  return file.default as Catalogue
}
