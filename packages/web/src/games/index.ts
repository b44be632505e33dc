import type { GameFace } from './game-face.ts'
import { GEAR_UP_FACE } from './gear-up/face.ts'

/** Every game that has a table in the browser, in the order in which they are shown. Adding one is adding it here. */
export const GAMES: readonly GameFace[] = [GEAR_UP_FACE]
