import { GAMES as LISTED } from '@graveshift/games'
import { genericFace } from '../generic/generic-face.ts'
import { COMING, EMBLEMS } from './emblems.tsx'
import type { GameFace } from './game-face.ts'
import { GEAR_UP_FACE } from './gear-up/face.ts'

/** Games that have a face of their own. */
const OWN: readonly GameFace[] = [GEAR_UP_FACE]

function generic(id: string, game: (typeof LISTED)[number]): GameFace {
  const Emblem = EMBLEMS[id]
  return { ...genericFace(game), ...(Emblem ? { Emblem } : {}) }
}

/** Every game of the list that can be played here, in its order: with its own face, else with the one that fits any game. */
export const GAMES: readonly GameFace[] = LISTED.filter(({ id }) => !COMING.includes(id)).map(
  (game) => OWN.find(({ id }) => id === game.id) ?? generic(game.id, game),
)
