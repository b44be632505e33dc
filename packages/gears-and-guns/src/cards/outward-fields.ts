import { COUNT, type Field, listOf, objectOf } from '@graveshift/kernel/outward'
import { piecesAt, stageAt, zoneName } from '@graveshift/zones'
import { placeIn, ZONE } from '@graveshift/zones/outward'
import { DECK_NAMES } from '../content/decks.ts'
import type { OutwardScene } from '../outward/scene.ts'

/** A pile of cards by the name of its deck. */
export const deck = { ...placeIn(DECK_NAMES), as: 'deck' }

/** Where the train is after a move, by the zones that are its own now; none once it has left. */
export const trainAt: Field<number, OutwardScene> = {
  schema: {
    ...objectOf({ moves: COUNT, zones: listOf(ZONE) }),
    description: 'how often it has moved, and its zones that are on the board',
  },
  as: 'train',
  show(gates, { kit: { map } }) {
    const at = stageAt(map.layout, gates) ?? 0
    const stage = map.layout.stages?.[at]
    return {
      moves: at,
      zones: map.zones.flatMap((each, index) =>
        each.kind === 'train' && piecesAt(each, index, stage).length > 0 ? [zoneName(map, index)] : [],
      ),
    }
  },
}
