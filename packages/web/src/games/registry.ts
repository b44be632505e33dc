import { ownerOf, rulesCalled } from '@graveshift/games'
import { needWords } from '../i18n/i18n.ts'
import { whenTriedAgain } from '../rescue/try-again.ts'
import type { GameFace, LoadedGame } from './game-face.ts'

// Shared screens ask here for games. Which there are is said once, by the page that starts: nothing shared depends on a game.

let games: readonly GameFace[] = []

/** Games that are played only within campaigns: no place but a table is theirs. */
let interludes: readonly GameFace[] = []

let faceOfFrozen: (name: string) => GameFace | undefined = () => undefined

/**
 * Says which games there are: the first is meant by addresses and records that name none. Faces of frozen rules are made
 * when they are needed.
 */
export function knowGames(
  known: readonly GameFace[],
  frozenFace: (name: string) => GameFace | undefined = () => undefined,
  within: readonly GameFace[] = [],
): void {
  games = known
  interludes = within
  faceOfFrozen = frozenFace
}

export const allGames = (): readonly GameFace[] => games

/** The game that addresses and records mean which name none. */
export function firstGame(): string {
  const [first] = games
  if (!first) throw new Error('no game is known')
  return first.id
}

/** Faces of frozen rules, by their name. */
const frozen = new Map<string, GameFace>()

/** The face of a game, or of frozen rules of one: those are shown as any game can be, for ours is drawn for ours alone. */
export function findFace(name: string): GameFace | undefined {
  const known = [...games, ...interludes].find(({ id }) => id === name) ?? frozen.get(name)
  if (known) return known
  const face = name.includes('@') ? faceOfFrozen(name) : undefined
  if (face) frozen.set(name, face)
  return face
}

/** The face of a game that is known to have one. */
export function faceOf(game: string): GameFace {
  const face = findFace(game)
  if (!face) throw new Error(`there is no face for '${game}'`)
  return face
}

const loaded = new Map<string, LoadedGame>()
const coming = new Map<string, Promise<LoadedGame>>()

async function load(face: GameFace): Promise<LoadedGame> {
  const owner = ownerOf(face.id)
  const [plain] = await Promise.all([
    face.load(),
    needWords({ game: face.id, set: 'game' }),
    // What is played within a campaign goes by the rulebook of its game.
    ...(owner === face.id ? [] : [loadGame(owner)]),
  ])
  const release = plain.module.release ?? rulesCalled(face.id)?.release
  const game = release ? { ...plain, module: { ...plain.module, release } } : plain
  loaded.set(face.id, game)
  return game
}

/** The rules and words of a game, fetched when first needed; nothing where there is no such game here. */
export function loadGame(id: string): Promise<LoadedGame> | undefined {
  const face = findFace(id)
  if (!face) return undefined
  const known = coming.get(id)
  if (known) return known
  const promise = load(face)
  coming.set(id, promise)
  promise.catch(() => whenTriedAgain(() => coming.delete(id)))
  return promise
}

/** The same if it was loaded before. */
export const findLoaded = (id: string): LoadedGame | undefined => loaded.get(id)

/** A game that was loaded before: wherever there is a session of it. */
export function gameOf(id: string): LoadedGame {
  const game = loaded.get(id)
  if (!game) throw new Error(`the game '${id}' is not loaded`)
  return game
}
