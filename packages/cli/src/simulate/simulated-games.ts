import { Bug } from '@graveshift/kernel'
import { findGame } from '../games.ts'
import { ownPart } from '../own-part.ts'
import { simulatedPlainly } from './plain.ts'
import type { OwnFlag, SimulatedGame } from './simulated-game.ts'

/** Flags that only this game's command has. Light: help must not load the game. */
export async function ownFlags(id: string): Promise<readonly OwnFlag[]> {
  const own = await ownPart<{ readonly FLAGS: readonly OwnFlag[] }>(id, 'simulate/flags.ts')
  return own?.FLAGS ?? []
}

/** What is varied, counted and shown of a game: its own, else what every game has. */
export async function loadSimulated(id: string): Promise<SimulatedGame> {
  const own = await ownPart<{ readonly SIMULATED: SimulatedGame }>(id, 'simulate/simulated.ts')
  if (own) return own.SIMULATED
  const module = findGame(id)
  if (!module) throw new Bug(`${id} cannot be simulated`)
  return simulatedPlainly(module)
}
