import { type ReactNode, useMemo, useState } from 'react'
import type { BoardTarget } from '../board/scene.ts'
import { LookingContext, useZones } from './zone-table-state.ts'

interface State {
  /** In whose turn it was looked. */
  readonly taking: number | undefined
  readonly target: BoardTarget | undefined
  readonly hovered: BoardTarget | undefined
  readonly kind: string | undefined
}

/** Around what follows eyes and hand: what is looked at, and which kind of action is laid open. */
export function LookingAt({ children }: { readonly children: ReactNode }) {
  const { taking } = useZones()
  const [state, setState] = useState<State>({
    taking,
    target: undefined,
    hovered: undefined,
    kind: undefined,
  })
  // Somebody else's turn begins with a clear table.
  if (state.taking !== taking) setState({ taking, target: undefined, hovered: undefined, kind: undefined })
  const looking = useMemo(
    () => ({
      target: state.target,
      hovered: state.hovered,
      kind: state.kind,
      look: (target: BoardTarget | undefined) =>
        setState((before) => ({ ...before, target, kind: undefined })),
      hover: (hovered: BoardTarget | undefined) => setState((before) => ({ ...before, hovered })),
      layOpen: (kind: string | undefined) => setState((before) => ({ ...before, kind })),
    }),
    [state],
  )
  return <LookingContext value={looking}>{children}</LookingContext>
}
