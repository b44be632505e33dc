import { spoilerOf } from '../spoiler.ts'
import { shownByDoor, shownByMission, shownOnZones } from '../watched/shown.ts'
import type { WatchedGame } from '../watched/watched-game.ts'
import { TINY_ACTIONS } from './actions.ts'
import { FACES, INVENTORY, KINDS, LEARNT } from './content.ts'
import type { Tiny, TinyBoard } from './game.ts'
import { tinyKit } from './kit.ts'
import { tinyRules } from './rules.ts'
import { onStreet } from './scenes.ts'

const { map } = tinyKit(onStreet({}))

const SPOILER = spoilerOf<TinyBoard>(({ tokens, cars }) => ({
  map,
  actions: Object.keys(TINY_ACTIONS),
  cards: Object.keys(FACES),
  places: INVENTORY.places.map(({ name }) => name),
  kinds: KINDS.map(({ id }) => id),
  skills: LEARNT,
  busy: [...tokens, ...cars].map(({ zone }) => zone),
}))

/** The game of no box as it is watched until everything in it was used. */
export const TINY_WATCHED: WatchedGame<Tiny> = {
  rulesFor: tinyRules,
  shownBy(event, board) {
    if (event.type === 'tokenTaken' || event.type === 'woken') return shownByMission(event, board)
    return event.type === 'doorOpened' ? shownByDoor(event, FACES) : shownOnZones(event, FACES)
  },
  variantsOf: () => [],
  rulesOfVariant: () => undefined,
  ...SPOILER,
}
