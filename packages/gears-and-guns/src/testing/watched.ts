import { shownByMission, shownOnZones } from '@graveshift/zones/testing/watched/shown'
import type { WatchedGame } from '@graveshift/zones/testing/watched/watched-game'
import type { Board } from '../board.ts'
import { CARDS } from '../content/cards.ts'
import { CARD_FACES } from '../content/compile.ts'
import type { Event, Western } from '../game.ts'
import { WESTERN_MODULE } from '../module.ts'
import { SPOILER } from './fuzz.ts'
import { rulesOfVariant, variantsOf, type WesternVariant } from './variants.ts'

const FOUGHT_WITH: readonly string[] = CARDS.flatMap(({ id, profiles }) => (profiles.length > 0 ? [id] : []))
const GEAR: ReadonlySet<string> = new Set(CARDS.map(({ id }) => id).filter((id) => !FOUGHT_WITH.includes(id)))

/** What an event shows to have been used. */
function shownBy(event: Event, board: Board): readonly string[] {
  const { mission } = board.setup
  switch (event.type) {
    case 'placed':
      return [`zombie ${event.kind}`]
    case 'cardRead':
      return [`objective ${mission} ${event.card}`]
    case 'noteRead':
      return [`note ${mission} ${event.note}`]
    case 'markWritten':
      return [`mark ${event.mark}`]
    case 'keyFound':
      return [`key ${event.key}`]
    case 'tokenTaken':
    case 'woken':
      return shownByMission(event, board)
    default:
      return shownOnZones(event, CARD_FACES)
  }
}

/** The western game as it is watched until everything in it was used. */
export const WATCHED: WatchedGame<Western, WesternVariant> = {
  rulesFor: WESTERN_MODULE.rulesFor,
  shownBy,
  isGear: (card) => GEAR.has(card),
  variantsOf: ({ setup }) => variantsOf(setup),
  rulesOfVariant,
  ...SPOILER,
}
