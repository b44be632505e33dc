import { ownPart } from '../own-part.ts'
import type { OwnFlag } from './simulated-game.ts'

/** Flags that only this game's command has. Light: help must not load the game. */
export async function ownFlags(id: string): Promise<readonly OwnFlag[]> {
  const own = await ownPart<{ readonly FLAGS: readonly OwnFlag[] }>(id, 'simulate/flags.ts')
  return own?.FLAGS ?? []
}
