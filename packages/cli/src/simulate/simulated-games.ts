import { Bug } from '@graveshift/kernel'
import { GEAR_UP_FLAGS } from './gear-up/flags.ts'
import { SECOND_EDITION_FLAGS } from './second-edition/flags.ts'
import type { OwnFlag, SimulatedGame } from './simulated-game.ts'

interface Listed {
  readonly id: string
  readonly flags: readonly OwnFlag[]
  /** Loaded only when asked for: commands must start fast. */
  load(): Promise<SimulatedGame>
}

/** Every game that can be simulated, listed once. */
export const SIMULATED_GAMES: readonly Listed[] = [
  {
    id: 'gear-up',
    flags: GEAR_UP_FLAGS,
    load: async () => (await import('./gear-up/simulated.ts')).GEAR_UP_SIMULATED,
  },
  {
    id: 'second-edition',
    flags: SECOND_EDITION_FLAGS,
    load: async () => (await import('./second-edition/simulated.ts')).SECOND_EDITION_SIMULATED,
  },
]

export async function loadSimulated(id: string): Promise<SimulatedGame> {
  const found = SIMULATED_GAMES.find((game) => game.id === id)
  if (!found) throw new Bug(`${id} cannot be simulated`)
  return await found.load()
}
