import {
  type AttackOdds,
  type Exact,
  exactOdds,
  type Kit,
  oddsFrom,
  together,
  woundable,
  zombiesIn,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import { BUMPER, ridersOf } from '../cars.ts'

/**
 * The odds of a drive along these zones: fast, with an attack in each that has zombies, whose misses go to those on foot
 * there (Z2-CAR-04, Z2-CAR-05). Undefined where nothing is thrown.
 */
export function driveOdds(kit: Kit, board: Board, path: readonly number[]): AttackOdds | undefined {
  if (path.length < 2) return undefined
  const hit = path.filter((zone) => zombiesIn(kit, board, zone) > 0)
  const riders = ridersOf(board)
  const whole = hit
    .map((zone) => exactOdds(kit, board, zone, BUMPER, woundable(kit, board, zone, 'friendly-fire', riders)))
    .reduce<Exact | undefined>((sum, next) => (sum ? together(sum, next) : next), undefined)
  return whole && oddsFrom(BUMPER.count * hit.length, whole)
}
