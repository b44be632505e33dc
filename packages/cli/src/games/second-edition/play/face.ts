import { isFault } from '@graveshift/kernel'
import {
  cardCounts,
  kitFor,
  MISSIONS,
  SECOND_EDITION_MODULE,
  type SecondEdition,
} from '@graveshift/second-edition'
import type { Card } from '@graveshift/zones'
import type { Words } from '../../../words.ts'
import { type FaceParts, zonesFace } from '../../../zones/play/face.ts'
import { ownTable } from './own-table.ts'

/** Traps, and where cards come from. */
function moreTraits({ say }: Words, { name, kind }: Card): readonly string[] {
  const decks = Object.entries(cardCounts(name)).filter(([, count]) => count > 0)
  return [
    ...(kind === 'trap' ? [say('play.second-edition.trait.trap')] : []),
    ...decks.map(([deck, count]) => say(`play.second-edition.deck.${deck}`, { count })),
  ]
}

/** Zombies differ by which abominations are in play. */
const kits = () =>
  ['plain', 'printed'].flatMap((abominations) => {
    const options = SECOND_EDITION_MODULE.readOptions({ abominations })
    return isFault(options) ? [] : [kitFor(options)]
  })

export const PARTS: FaceParts<SecondEdition> = {
  module: SECOND_EDITION_MODULE,
  kitFor,
  ownTable,
  kits,
  moreTraits,
  help: ['second-edition-map', 'second-edition-commands'],
  missions: MISSIONS,
}

/** The second edition in the terminal. */
export const FACE = zonesFace(PARTS)
