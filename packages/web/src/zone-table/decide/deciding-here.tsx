import { type ReactNode, useMemo } from 'react'
import { useAnyTable } from '../../table/table-state.ts'
import { useZones } from '../table/zone-table-state.ts'
import { type Deciding, DecidingContext } from './deciding.ts'

/** A zombie as it stands on the board, beside words that say what it is. */
export function ZombieFigure({ kind, size }: { readonly kind: string; readonly size: number }) {
  const { face } = useZones()
  return (
    <svg viewBox="-3 -3 106 106" width={size} height={size} aria-hidden="true" focusable="false">
      {face.skin.zombie(kind).draw()}
    </svg>
  )
}

/** Around all that shows cards or asks something: what panels know and do, at the table they lie on. */
export function DecidingHere({ children }: { readonly children: ReactNode }) {
  const zones = useZones()
  const table = useAnyTable()
  const { face, kit, board, light } = zones
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the table can do follows from what it is
  const deciding = useMemo(
    (): Deciding => ({
      table,
      kit,
      board,
      skin: {
        Person: face.Head,
        Card: face.Card,
        ...(face.CardMarks && { CardMarks: face.CardMarks }),
        Zombie: ZombieFigure,
      },
      odds: (person, pick) => face.odds(kit, board, person, pick),
      risk: (person, pick) => face.risk?.(kit, board, person, pick),
      turn: face.turn,
      confirm: zones.confirm,
      offer: light,
    }),
    [table, face, kit, board, light],
  )
  return <DecidingContext value={deciding}>{children}</DecidingContext>
}
