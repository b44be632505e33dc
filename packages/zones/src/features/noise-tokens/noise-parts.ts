import type { Kit } from '../../kit.ts'
import type { Board } from '../../map/board.ts'
import type { Dimness } from '../../sight.ts'
import { Hearing } from './hearing.ts'
import { clearNoise, type MoreNoise, makeNoise, type NoiseBoard, type NoiseGame } from './noise-tokens.ts'

type Part = 'listen' | 'drawnTo' | 'makeNoise' | 'tidy'

/** What noise tokens say of a game; the rest of the kit is not there yet when this is made. */
export function noiseParts<B extends NoiseBoard>(
  map: Board,
  dim: Dimness | undefined,
  more: readonly MoreNoise<B>[],
  kitLater: () => Kit<NoiseGame & { board: B }>,
): Pick<Kit<NoiseGame & { board: B }>, Part> {
  const hearing = new Hearing<B>(map, dim, more)
  return {
    listen: (board) => hearing.listen(board, kitLater().ways(board)),
    drawnTo: (_board, zone, into) => hearing.drawnTo(zone, into),
    makeNoise: (table, person) => makeNoise(kitLater(), table, person),
    tidy: (table) => clearNoise(kitLater(), table),
  }
}
