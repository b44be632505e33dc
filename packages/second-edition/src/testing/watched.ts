import {
  shownByDoor,
  shownByLock,
  shownByMission,
  shownOnZones,
} from '@graveshift/zones/testing/watched/shown'
import type { WatchedGame } from '@graveshift/zones/testing/watched/watched-game'
import type { Board } from '../board.ts'
import { CARD_FACES } from '../content/compile.ts'
import type { Event, SecondEdition } from '../game.ts'
import { missionOf } from '../missions/mission-of.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { SPOILER } from './fuzz.ts'
import { rulesOfVariant, type SecondVariant, variantsOf } from './variants.ts'

/** What an event shows to have been used. */
function shownBy(event: Event, board: Board): readonly string[] {
  if (event.type === 'placed') return [`zombie ${event.kind} of ${board.setup.abominations}`]
  if (event.type === 'tokenTaken' || event.type === 'woken') return shownByMission(event, board)
  if (event.type !== 'doorOpened') return shownOnZones(event, CARD_FACES)
  return [...shownByDoor(event, CARD_FACES), ...shownByLock(event, missionOf(board.setup.mission))]
}

/** The second edition as it is watched until everything in it was used. */
export const WATCHED: WatchedGame<SecondEdition, SecondVariant> = {
  rulesFor: SECOND_EDITION_MODULE.rulesFor,
  shownBy,
  variantsOf: ({ setup }) => variantsOf(setup),
  rulesOfVariant,
  // A starting card is called like any other: its name alone shows nothing.
  alike: (told) => told.replaceAll('"starting-', '"'),
  ...SPOILER,
}
