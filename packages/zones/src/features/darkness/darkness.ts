import type { ZonesBoard } from '../../board.ts'
import { RANGED } from '../../content/types.ts'
import type { Kit } from '../../kit.ts'
import type { Board, Zone } from '../../map/board.ts'
import { UNSEEN } from '../../map/sight.ts'
import type { Ways } from '../../map/ways.ts'
import { addZone, hasZone, type ZoneSet, zonesIn } from '../../map/zone-set.ts'
import { personAt, workingGear } from '../../people.ts'
import type { Dimness } from '../../sight.ts'

/** Darkness: dark rooms are not seen into from afar, and whoever shoots into one needs a light. */

interface Dim {
  readonly sight: ZoneSet
  readonly seen: (readonly Zone[] | undefined)[]
}

/** Nobody sees into a dark zone from farther than its door (Z2-DRK-01); looking out of it is not limited (Z2-RUL-04). */
const hides = ({ dark }: Board, to: Zone, range: number): boolean => range > 1 && hasZone(dark, 0, to)

export class Darkness implements Dimness {
  /** Worked out once for each set of open gates. */
  readonly #known = new WeakMap<Ways, Dim>()

  hides({ board }: Ways, to: Zone, range: number): boolean {
    return hides(board, to, range)
  }

  sight(ways: Ways): ZoneSet {
    return this.#dimOf(ways).sight
  }

  seen(ways: Ways, from: Zone): readonly Zone[] {
    const { seen, sight } = this.#dimOf(ways)
    const known = seen[from]
    if (known) return known
    const { words } = ways.board
    const list = zonesIn(sight, from * words, words)
    seen[from] = list
    return list
  }

  #dimOf(ways: Ways): Dim {
    const known = this.#known.get(ways)
    if (known) return known
    const { board, range } = ways
    const sight = new Int32Array(ways.sight.length)
    for (let from = 0; from < board.size; from++)
      for (let to = 0; to < board.size; to++) {
        const far = range[from * board.size + to] as number
        if (far !== UNSEEN && !hides(board, to, far)) addZone(sight, from * board.words, to)
      }
    const dim = { sight, seen: [] }
    this.#known.set(ways, dim)
    return dim
  }
}

/** What it takes to hit in the dark, for shooters without a light (Z2-DRK-02, Z2-DRK-03). */
export function accuracyInDark(
  kit: Kit,
  board: ZonesBoard,
  person: number,
  mode: number,
  zone: Zone,
  printed: number,
  { light, needed }: { readonly light: string; readonly needed: number },
): number {
  if (mode !== RANGED || !hasZone(kit.map.dark, 0, zone)) return printed
  return workingGear(kit, personAt(board, person)).includes(light) ? printed : needed
}
