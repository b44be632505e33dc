import type { Game, State } from '@graveshift/kernel'

/** As much of a session as tells where it stands. */
export interface PresentState {
  readonly seq: number
  readonly state: Readonly<State<Game>>
}

/**
 * The state that a screen shows. Effects run after the screen is drawn: somebody may have decided by then, and the
 * questions shown are not those of the session's state. Nothing then: the next drawing comes with both.
 */
export const stateAt = ({ seq, state }: PresentState, shown: number): PresentState['state'] | undefined =>
  seq === shown ? state : undefined
