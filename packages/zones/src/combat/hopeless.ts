import type { ZonesBoard } from '../board.ts'
import { zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import type { Plan } from './plan.ts'
import { canKill, mayTarget } from './targets.ts'

/** Why no hit of an attack can kill anybody, whatever the dice show. */
export interface Hopeless {
  /** The kind of zombie that takes the hits. */
  readonly kind: number
  /** What it would take, and the most that a hit does. */
  readonly needs: number
  readonly damage: number
  /** Whether it stands before others that would fall. */
  readonly isInFront: boolean
}

/** Undefined where somebody may fall, or nobody stands there. */
export function hopeless(
  kit: Kit,
  board: ZonesBoard,
  zone: number,
  { damage, sixDamage, sniper }: Pick<Plan, 'damage' | 'sixDamage' | 'sniper'>,
): Hopeless | undefined {
  const most = damage + sixDamage
  const there = [...kit.kinds.keys()].filter((kind) => zombiesOf(kit, board, zone, kind) > 0)
  const targets = there.filter((kind) => mayTarget(kit, board, zone, kind, sniper))
  const [kind] = targets
  if (kind === undefined || targets.some((each) => canKill(kit, each, most))) return undefined
  return {
    kind,
    needs: kit.kinds[kind]?.damage ?? 0,
    damage: most,
    isInFront: there.some((each) => canKill(kit, each, most)),
  }
}
