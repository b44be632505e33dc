import { LEVELS, personAt, THRESHOLDS, type ZonesBoard, zombiesOf } from '@graveshift/zones'
import type { ZoneKit } from '../table/zone-face.ts'

/** What a kept roll brings for sure: adrenaline, and the level that is reached with it. */
export interface Gain {
  readonly points: number
  readonly level: string | undefined
}

/** What so many kills in a zone bring; undefined where it depends on who falls. */
export function gainOf(
  kit: Pick<ZoneKit, 'kinds'> & Parameters<typeof zombiesOf>[0],
  board: ZonesBoard,
  person: number,
  zone: number,
  kills: number,
): Gain | undefined {
  const worths = new Set(
    kit.kinds.flatMap(({ points }, kind) => (zombiesOf(kit, board, zone, kind) > 0 ? [points] : [])),
  )
  const [each] = worths
  if (each === undefined || worths.size > 1 || kills === 0) return undefined
  const who = personAt(board, person)
  const points = kills * each
  const reached = THRESHOLDS.findLastIndex((threshold) => who.points + points >= threshold)
  return { points, level: reached > who.level ? LEVELS[reached] : undefined }
}
