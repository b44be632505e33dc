import type { Game } from '@graveshift/kernel'
import type { GameView } from '../../store/game-view.ts'
import type { ZoneGame } from '../../zone-table/table/zone-face.ts'
import { ZoneTable } from '../../zone-table/table/zone-table.tsx'
import type { TableProps } from '../game-face.ts'
import { SECOND_EDITION_ZONES } from './zone-face.ts'

/** The table of the second edition: the city at night. It is only ever given games of its own. */
export function SecondEditionTable({ store, ...props }: TableProps<Game>) {
  return <ZoneTable face={SECOND_EDITION_ZONES} store={store as unknown as GameView<ZoneGame>} {...props} />
}
