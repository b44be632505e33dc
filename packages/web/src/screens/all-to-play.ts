import { faceOf, loadGame } from '../games/registry.ts'

/** The rules, and the table to play at: fetched side by side. */
export async function allToPlay(game: string) {
  const [games] = await Promise.all([
    import('../store/open-games.ts'),
    import('./game/game-screen.tsx'),
    loadGame(game),
    faceOf(game).fetchTable(),
  ])
  return games
}
