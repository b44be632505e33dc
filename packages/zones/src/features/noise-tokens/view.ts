import type { Kit } from '../../kit.ts'
import { viewZombies } from '../../view.ts'
import { type MoreNoise, type NoiseBoard, noiseOf } from './noise-tokens.ts'

/** A zone with zombies or noise in it. */
export interface LoudZoneView {
  readonly zombies: Readonly<Record<string, number>>
  readonly noise: number
}

/** Zones with something in them, by name. */
export function viewLoudZones<B extends NoiseBoard>(
  kit: Kit,
  board: B,
  more: readonly MoreNoise<B>[],
): Readonly<Record<string, LoudZoneView>> {
  const found: Record<string, LoudZoneView> = {}
  const sounds = noiseOf(board, more)
  kit.map.zones.forEach(({ name }, zone) => {
    const zombies = viewZombies(kit, board, zone)
    const noise = sounds[zone] ?? 0
    if (noise > 0 || Object.keys(zombies).length > 0) found[name] = { zombies, noise }
  })
  return found
}
