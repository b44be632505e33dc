import type { Game } from '@graveshift/kernel'
import type { Face } from './face.ts'
import { GEAR_UP_FACE } from './gear-up/face.ts'
import { SECOND_EDITION_FACE } from './second-edition/face.ts'

/** Every game that can be played in the terminal, listed once. */
export const FACES: readonly Face<Game>[] = [
  GEAR_UP_FACE as unknown as Face<Game>,
  SECOND_EDITION_FACE as unknown as Face<Game>,
]
