import type { Board, Setup } from '../board.ts'
import { castOf } from '../cast.ts'
import type { Content, Dashboard } from '../content/compile.ts'
import { COLOURS } from '../content/types.ts'
import { FIGURES as F } from './figures.ts'

const LEVELS = 3

/** What the weapons of a dashboard are good for, by color and level, in hundredths; made once. */
export interface Strengths {
  /** Squares an activation crosses on zombies. */
  readonly zombie: Int32Array
  /** Squares an activation crosses on a boss. */
  readonly boss: Int32Array
  /** The same from a neighbor's seat; 0 without long range. */
  readonly far: Int32Array
  /** Armor and ammo an activation brings. */
  readonly armor: Int32Array
  readonly ammo: Int32Array
}

/** Where a weapon of this color and level is found. */
export const strengthAt = (colour: number, level: number) => colour * LEVELS + level

function strengthsOf({ weapons }: Dashboard): Strengths {
  const room = () => new Int32Array(COLOURS.length * LEVELS)
  const made = { zombie: room(), boss: room(), far: room(), armor: room(), ammo: room() }
  weapons.forEach(({ levels }, colour) => {
    levels.forEach((arm, level) => {
      const at = strengthAt(colour, level)
      const { size } = arm.shape
      const { times, longRange } = arm.powers
      const { draw, besides, armor, ammo } = arm.worth
      // How much more it does by what it may do twice or on several targets.
      const zombie = 100 + arm.worth.zombie
      const boss = 100 + arm.worth.boss
      const onBoss = size * F.bossFit * times * boss
      made.zombie[at] = ((((F.zombieFit[size] ?? 0) + draw) * times + besides) * zombie) / 100
      made.boss[at] = onBoss / 100
      made.far[at] = longRange ? onBoss / 100 : 0
      made.armor[at] = (armor * zombie) / 100
      made.ammo[at] = (ammo * zombie) / 100
    })
  })
  return made
}

/** What the weapons of all seats are good for, seat by seat. */
export type TeamStrengths = (board: Board) => readonly Strengths[]

/** The last answer is kept: every board of a game has the same setup. */
export function teamStrengths(content: Content): TeamStrengths {
  const found = new Map<Dashboard, Strengths>()
  for (const { team, solo } of Object.values(content.survivors))
    for (const side of [team, solo]) found.set(side, strengthsOf(side))
  let knownSetup: Setup | undefined
  let known: readonly Strengths[] = []
  return (board) => {
    if (knownSetup === board.setup) return known
    known = castOf(content, board).dashboards.map((dashboard) => found.get(dashboard) as Strengths)
    knownSetup = board.setup
    return known
  }
}
