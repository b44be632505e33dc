import type { Scriptable } from '@graveshift/kernel'
import { zombieCardsIn } from './begin.ts'
import { CARD_DECKS, type CardDeck } from './content/cards.ts'
import { abominationDeck } from './content/zombies.ts'
import type { Stream } from './streams.ts'
import type { WesternKit } from './western-kit.ts'

const SIDES = 6

const idsIn = (deck: CardDeck): readonly string[] => CARD_DECKS[deck].map(({ id }) => id)

/** What may be named in a script, by stream: the cards of its deck. */
export function scriptable({ setup, mission, survivors }: WesternKit): Scriptable {
  const names: Record<Stream, readonly string[] | number> = {
    dice: SIDES,
    equipment: idsIn('equipment'),
    special: idsIn('bounty'),
    spawn: zombieCardsIn(setup),
    // Starting cards are dealt, companions are drawn from the pool.
    setup: [...idsIn('starting'), ...Object.keys(survivors)],
    invention: idsIn('invention'),
    abomination: abominationDeck(mission.data.steam !== undefined),
  }
  return names
}
