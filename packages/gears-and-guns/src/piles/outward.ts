import { nth } from '@graveshift/kernel'
import { type Field, type FormOf, nameOf, oneOf, recordOf } from '@graveshift/kernel/outward'
import { somebody, ZONE } from '@graveshift/zones/outward'
import type { OutwardScene } from '../outward/scene.ts'
import type { PileEvent } from './piles.ts'
import { PILE_STATES, type PileView } from './view.ts'

const TILE = nameOf('tile')

/** A pile is known outside by its tile. */
const pile: Field<number, OutwardScene> = {
  schema: TILE,
  as: 'tile',
  show: (value, { kit }) => nth(kit.mission.piles, value).face,
}

/** How corpse piles are told outside. */
export const PILE_EVENTS: {
  readonly [T in PileEvent['type']]: FormOf<Extract<PileEvent, { type: T }>, OutwardScene, 'type'>
} = {
  pileWoke: { pile, person: somebody },
  pilePurified: { pile, person: somebody },
}

export const PILE_SHOWN = recordOf<PileView>({ tile: TILE, zone: ZONE, state: oneOf(PILE_STATES) })
