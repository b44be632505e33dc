import { type Look, NONE, POLICY, zombiesOf } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { heldIn } from '../holding/holding.ts'
import type { WesternKit } from '../western-kit.ts'

const VAIN = -50

/** Steps of zombies from a zone to the nearest of everybody. */
function stepsToPeople(kit: WesternKit, board: Board, zone: number): number {
  const { distance } = kit.zombieWays(board)
  let least = Number.MAX_SAFE_INTEGER
  for (const who of board.people)
    if (who.zone !== NONE) least = Math.min(least, distance[zone * kit.map.size + who.zone] as number)
  return least
}

/** Wounds that people in a zone can bear with nobody falling: one whom nobody plays bears none */
const borneAt = ({ people }: Board, zone: number): number =>
  people.reduce((sum, { seat, zone: at, health }) => sum + (at === zone && seat !== NONE ? health - 1 : 0), 0)

/** What it is worth that zombies sit out their next activation: the attacks that they would make in it. */
export function holdWorth(
  kit: WesternKit,
  { board }: Look<Board>,
  { zone }: { readonly zone: number },
): number {
  let attacks = 0
  const steps = stepsToPeople(kit, board, zone)
  kit.kinds.forEach(({ actions }, kind) => {
    const free = zombiesOf(kit, board, zone, kind) - heldIn(board, zone, kind)
    // Of those next door only runners strike.
    attacks += free * (steps === 0 ? actions : steps === 1 ? actions - 1 : 0)
  })
  if (attacks === 0) return VAIN
  return attacks * POLICY.wound + (attacks > borneAt(board, zone) ? POLICY.death : 0)
}
