import type { GameFace } from '../game-face.ts'
import { zoneGameFace } from '../zone-game-face.tsx'

/** The second edition in the browser. */
export const SECOND_EDITION_FACE: GameFace = zoneGameFace(
  'second-edition',
  ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda'],
  () => import('./late.ts'),
)
