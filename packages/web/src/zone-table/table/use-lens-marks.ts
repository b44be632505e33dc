import { useMemo } from 'react'
import type { BoardMarks } from '../board/scene.ts'
import { useZones } from './zone-table-state.ts'

const NOTHING: BoardMarks = {}

/** What the lens that was asked for shows on the board. */
export function useLensMarks(): BoardMarks {
  const { lens, book, scene } = useZones()
  return useMemo(() => {
    if (lens === 'reach' && book)
      return {
        lit: new Map(
          [...book.ways].flatMap(([zone, { cost, inReach }]) =>
            inReach ? [[zone, cost > 0 ? { cost } : {}] as const] : [],
          ),
        ),
      }
    if (lens === 'noise') {
      const most = Math.max(1, ...scene.zones.map(({ noise }) => noise))
      return { noise: { loudest: scene.zones.flatMap(({ noise }, zone) => (noise === most ? [zone] : [])) } }
    }
    return NOTHING
  }, [lens, book, scene])
}
