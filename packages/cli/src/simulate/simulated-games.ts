import { findListed } from '@graveshift/games'
import { Bug } from '@graveshift/kernel'
import { ownPart } from '../own-part.ts'
import type { SimulatedGame } from './simulated-game.ts'

/** What is varied, counted and shown of a game: its own, else what every game has. */
export async function loadSimulated(id: string): Promise<SimulatedGame> {
  const own = await ownPart<{ readonly SIMULATED: SimulatedGame }>(id, 'simulate/simulated.ts')
  if (own) return own.SIMULATED
  const listed = findListed(id)
  if (!listed) throw new Bug(`${id} cannot be simulated`)
  const { simulatedPlainly } = await import('./plain/simulated.ts')
  return simulatedPlainly(await listed.load())
}
