import { woundable } from '../../combat/wounds.ts'
import { zombiesIn } from '../../horde.ts'
import { type AttackOdds, exactOdds, oddsFrom } from '../../odds/attack.ts'
import { type Exact, together } from '../../odds/chances.ts'
import type { ActionOdds } from '../../odds/of-answers.ts'
import { type CarBoard, type CarKit, ridersOf } from './cars.ts'
import type { DrivePick } from './drive-action.ts'

/**
 * The odds of a drive along these zones: fast, with an attack in each that has zombies, whose misses go to those on foot
 * there (Z2-CAR-04, Z2-CAR-05). Undefined where nothing is thrown.
 */
export function driveOdds(kit: CarKit, board: CarBoard, path: readonly number[]): AttackOdds | undefined {
  if (path.length < 2) return undefined
  const { bumper } = kit.cars
  const hit = path.filter((zone) => zombiesIn(kit, board, zone) > 0)
  const riders = ridersOf(board)
  const whole = hit
    .map((zone) => exactOdds(kit, board, zone, bumper, woundable(kit, board, zone, 'friendly-fire', riders)))
    .reduce<Exact | undefined>((sum, next) => (sum ? together(sum, next) : next), undefined)
  return whole && oddsFrom(bumper.count * hit.length, whole)
}

/** What is done with cars that attacks. */
export const CAR_ATTACKS: { readonly drive: ActionOdds<DrivePick, CarKit, CarBoard> } = {
  drive: (kit, board, _person, { path }) => driveOdds(kit, board, path),
}
