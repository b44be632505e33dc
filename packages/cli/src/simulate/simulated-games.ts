import { Bug } from '@graveshift/kernel'
import { findGame } from '../games.ts'
import { ownPart } from '../own-part.ts'
import { simulatedPlainly } from './plain/simulated.ts'
import type { SimulatedGame } from './simulated-game.ts'

/** What is varied, counted and shown of a game: its own, else what every game has. */
export async function loadSimulated(id: string): Promise<SimulatedGame> {
  const own = await ownPart<{ readonly SIMULATED: SimulatedGame }>(id, 'simulate/simulated.ts')
  if (own) return own.SIMULATED
  const module = findGame(id)
  if (!module) throw new Bug(`${id} cannot be simulated`)
  return simulatedPlainly(module)
}
