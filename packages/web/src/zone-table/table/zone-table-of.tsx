import type { Game } from '@graveshift/kernel'
import type { GameFace, TableProps } from '../../games/game-face.ts'
import type { GameView } from '../../store/game-view.ts'
import type { ZoneFace, ZoneGame } from './zone-face.ts'
import { ZoneTable } from './zone-table.tsx'

/** The table of a game on zones; it is only ever given games of its own. */
export const zoneTableOf = (face: ZoneFace): GameFace['Table'] =>
  function TableOfZones({ store, ...props }: TableProps<Game>) {
    return <ZoneTable face={face} store={store as unknown as GameView<ZoneGame>} {...props} />
  }
