import type { ConvoyFrame } from './card-game.ts'

/** Everybody in the convoy goes so many zones. */
export const convoyFrame = (left: number, checks: boolean): ConvoyFrame => ({
  kind: 'convoy',
  at: 'begin',
  left,
  next: 0,
  seen: [],
  checks,
})
