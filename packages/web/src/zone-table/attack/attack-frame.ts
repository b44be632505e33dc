import type { Game, State } from '@graveshift/kernel'
import type { ZonesFrameOf } from '@graveshift/zones'

/** The attack that is going on, innermost first. */
export function attackIn({ control: { lanes } }: Readonly<State<Game>>): ZonesFrameOf<'attack'> | undefined {
  const frame = lanes.flat().findLast(({ kind }) => kind === 'attack')
  // Frames of games on zones are what their kind says.
  return frame as ZonesFrameOf<'attack'> | undefined
}
