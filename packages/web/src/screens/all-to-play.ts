import { gearUp } from '../store/load-gear-up.ts'

/** The rules, and the table to play at: fetched side by side. */
export async function allToPlay() {
  const [engine] = await Promise.all([gearUp(), import('./game/game-screen.tsx')])
  return engine
}
