import { isRecord } from '@graveshift/kernel'
import { isCommand } from '@graveshift/table'
import { type ReactNode, useMemo, useState } from 'react'
import type { BoardTarget } from '../board/scene.ts'
import { LookingContext, useZones, type ZoneTable } from './zone-table-state.ts'

interface State {
  /** In whose turn it was looked. */
  readonly taking: number | undefined
  /** After which decision. */
  readonly seq: number
  readonly target: BoardTarget | undefined
  readonly hovered: BoardTarget | undefined
  readonly kind: string | undefined
}

/** Whether the last decision was a step: what is done at the end of a walk lies open from its beginning. */
function wasStep({ session }: ZoneTable): boolean {
  const last = session.log().at(-1)
  return last !== undefined && isCommand(last) && isRecord(last.pick) && last.pick.do === 'move'
}

/** Around what follows eyes and hand: what is looked at, and which kind of action is laid open. */
export function LookingAt({ children }: { readonly children: ReactNode }) {
  const table = useZones()
  const { taking, seq } = table
  const [state, setState] = useState<State>({
    taking,
    seq,
    target: undefined,
    hovered: undefined,
    kind: undefined,
  })
  // Somebody else's turn begins with a clear table.
  if (state.taking !== taking)
    setState({ taking, seq, target: undefined, hovered: undefined, kind: undefined })
  // What was laid open to be done is closed once it is done.
  else if (state.seq !== seq)
    setState((before) => ({ ...before, seq, kind: wasStep(table) ? before.kind : undefined }))
  const looking = useMemo(
    () => ({
      target: state.target,
      hovered: state.hovered,
      kind: state.kind,
      look: (target: BoardTarget | undefined) => setState((before) => ({ ...before, target })),
      hover: (hovered: BoardTarget | undefined) => setState((before) => ({ ...before, hovered })),
      layOpen: (kind: string | undefined) => setState((before) => ({ ...before, kind })),
    }),
    [state],
  )
  return <LookingContext value={looking}>{children}</LookingContext>
}
