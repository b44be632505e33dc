import type { Board, Setup } from '../board.ts'
import { castOf } from '../cast.ts'
import type { Arm, Content, Dashboard } from '../content/compile.ts'
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

function suppliesOf({ powers }: Arm): { armor: number; ammo: number } {
  let armor = 0
  let ammo = 0
  for (const { pays } of powers.gains) {
    armor += (F.icons * pays.armor) >> 1
    ammo += (F.icons * pays.ammo) >> 1
  }
  for (const under of powers.frenzy) {
    if (under === 'armor' || under === 'both') armor += F.frenzy
    if (under === 'ammo' || under === 'both') ammo += F.frenzy
  }
  return { armor, ammo }
}

/** How much more a weapon does by what it may do twice or on several targets, in hundredths. */
function factorsOf({ powers }: Arm): { zombie: number; boss: number } {
  let zombie = 100
  let boss = 100
  for (const { worth } of powers.seconds) {
    zombie += worth.zombie
    boss += worth.boss
  }
  if (powers.sweep === 'none') return { zombie, boss }
  return { zombie: zombie + F.sweepOnZombies, boss: boss + F.sweepOnBoss }
}

function strengthsOf({ weapons }: Dashboard): Strengths {
  const room = () => new Int32Array(COLOURS.length * LEVELS)
  const made = { zombie: room(), boss: room(), far: room(), armor: room(), ammo: room() }
  weapons.forEach(({ levels }, colour) => {
    levels.forEach((arm, level) => {
      const at = strengthAt(colour, level)
      const { size } = arm.shape
      const { times, splits, pushes, longRange } = arm.powers
      const { zombie, boss } = factorsOf(arm)
      const { armor, ammo } = suppliesOf(arm)
      const plain = (F.zombieFit[size] ?? 0) + (splits && size > 3 ? F.split : 0)
      const onBoss = size * F.bossFit * times * boss
      made.zombie[at] = ((plain * times + (pushes ? F.knockback : 0)) * zombie) / 100
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
