import type { GameFace } from '../game-face.ts'
import { zoneGameFace } from '../zone-game-face.tsx'

/** Gears & Guns in the browser. */
export const WESTERN_FACE: GameFace = zoneGameFace(
  'gears-and-guns',
  ['anthony', 'conception', 'bonnie', 'hanna', 'jean', 'thadeus'],
  () => import('./late.ts'),
)
