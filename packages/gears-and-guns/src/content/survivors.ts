import { Bug } from '@graveshift/kernel'
import type { WesternSurvivor } from './survivor.ts'
import { STEAM_SURVIVORS } from './survivors/gears-and-guns.ts'
import { CORE_SURVIVORS } from './survivors/undead-or-alive.ts'

/** All who can be played and met (GG-SET-02, GG-CMP-18). */
export const SURVIVORS: readonly WesternSurvivor[] = [...STEAM_SURVIVORS, ...CORE_SURVIVORS]

const BY_ID: ReadonlyMap<string, WesternSurvivor> = new Map(SURVIVORS.map((each) => [each.id, each]))

export function survivorNamed(id: string): WesternSurvivor {
  const found = BY_ID.get(id)
  if (!found) throw new Bug(`no survivor ${id}`)
  return found
}
