import type { Person, ZonesBoard } from '../board.ts'
import { POLICY as F } from './figures.ts'

const SIDES = 6
const WHOLE = 1_000

/** Dice thrown at a zone: how many, what they need, and what each does to whom it hits. */
export interface Volley {
  readonly dice: number
  readonly accuracy: number
  readonly damage: number
}

/** The chance for more than so many misses, in thousandths. */
function chanceOfMisses({ dice, accuracy }: Volley, more: number): number {
  const misses = Math.min(SIDES, accuracy - 1)
  let ways = 0
  let all = 1
  // How many of all throws have just so many misses, from none on: choices of dice times faces.
  let chosen = 1
  for (let count = 0; count <= dice; count++) {
    if (count > more) ways += chosen * misses ** count * (SIDES - misses) ** (dice - count)
    chosen = (chosen * (dice - count)) / (count + 1)
    if (count < dice) all *= SIDES
  }
  return Math.floor((ways * WHOLE) / all)
}

/** What misses cost that hit friends in a zone: they share them as they can bear them. */
export function strayCost(
  { people }: ZonesBoard,
  zone: number,
  volley: Volley,
  isSpared: (person: number) => boolean,
): number {
  const { dice, accuracy, damage } = volley
  let friends = 0
  let bearable = 0
  for (let index = 0; index < people.length; index++) {
    const other = people[index] as Person
    if (other.zone !== zone || isSpared(index)) continue
    friends++
    bearable += Math.floor(Math.max(0, other.health - 1) / damage)
  }
  if (friends === 0) return 0
  const wounds = Math.floor((dice * (accuracy - 1) * damage * F.friendly) / SIDES)
  return wounds + Math.floor((chanceOfMisses(volley, bearable) * F.death) / WHOLE)
}
