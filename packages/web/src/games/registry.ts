import { needWords } from '../i18n/i18n.ts'
import { whenTriedAgain } from '../rescue/try-again.ts'
import type { GameFace, LoadedGame } from './game-face.ts'

// Shared screens ask here for games. Which there are is said once, by the page that starts: nothing shared depends on a game.

let games: readonly GameFace[] = []

/** Says which games there are: the first is meant by addresses and records that name none. */
export function knowGames(known: readonly GameFace[]): void {
  games = known
}

export const allGames = (): readonly GameFace[] => games

/** The game that addresses and records mean which name none. */
export function firstGame(): string {
  const [first] = games
  if (!first) throw new Error('no game is known')
  return first.id
}

export const findFace = (game: string): GameFace | undefined => games.find(({ id }) => id === game)

/** The face of a game that is known to have one. */
export function faceOf(game: string): GameFace {
  const face = findFace(game)
  if (!face) throw new Error(`there is no face for '${game}'`)
  return face
}

const loaded = new Map<string, LoadedGame>()
const coming = new Map<string, Promise<LoadedGame>>()

async function load(face: GameFace): Promise<LoadedGame> {
  const [game] = await Promise.all([face.load(), needWords({ game: face.id, set: 'game' })])
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

/** A game that was loaded before: wherever there is a session of it. */
export function gameOf(id: string): LoadedGame {
  const game = loaded.get(id)
  if (!game) throw new Error(`the game '${id}' is not loaded`)
  return game
}
