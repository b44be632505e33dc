import { type Metrics, sizeOf } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { GearUp } from '../game.ts'
import { pendingWalk } from '../odds/coming.ts'
import { projectWalk } from '../odds/walk-forecast.ts'
import { zombieCard } from '../reach.ts'
import { owned } from '../seats.ts'
import { zombieDamage } from '../walk.ts'
import { freshBossLeft, lookAtBoss } from './boss-left.ts'

/** What is counted, and what each counts for the goals a player may have. Of equals, the one that is better all round comes first. */
const FIGURES = {
  kills: { kill: 1000 },
  squares: { kill: 10 },
  armor: { collect: 10 },
  ammo: { collect: 10 },
  health: { prevent: 100 },
  walk: { prevent: 100 },
  threat: { prevent: 10 },
  boss: { boss: 100 },
  blows: { boss: 10, prevent: 10 },
} as const satisfies Readonly<Record<string, { readonly [goal in Goal]?: number }>>

const GOALS = ['kill', 'collect', 'prevent', 'boss'] as const
type Goal = (typeof GOALS)[number]

const weightsFor = (goal: Goal): number[] =>
  Object.values(FIGURES).map((worth: { readonly [goal in Goal]?: number }) => worth[goal] ?? 0)

/** The board in figures players count themselves. */
export function metricsOf(
  content: Content,
  expectedHealth: (board: Board, seat: number) => number,
): Metrics<GearUp> {
  const left = freshBossLeft()
  return {
    figures: Object.keys(FIGURES),
    goals: Object.fromEntries(GOALS.map((goal) => [goal, weightsFor(goal)])),
    count(board, into) {
      const count: Record<keyof typeof FIGURES, number> = {
        // Nobody comes back: those who stand are enough to tell who fell.
        kills: -board.zombies.length,
        squares: 0,
        armor: 0,
        ammo: 0,
        health: 0,
        walk: 0,
        threat: 0,
        boss: 0,
        blows: 0,
      }
      for (const zombie of board.zombies) {
        const { spaces } = zombieCard(content, zombie)
        count.squares -= sizeOf(spaces.lo & ~zombie.lo, spaces.hi & ~zombie.hi)
        count.threat -= zombieDamage(content, board, zombie)
      }
      for (const { health, armor, ammo } of board.seats) {
        count.health += health
        count.armor += owned(armor)
        count.ammo += owned(ammo)
      }
      // This turn's card lies open: whom its walk will hurt is known.
      for (const damage of projectWalk(content, board, pendingWalk(content, board) ?? 'none').damage)
        count.walk -= damage
      lookAtBoss(content, board, left)
      count.boss = -left.squares
      count.blows = -left.yellow - left.blue
      Object.values(count).forEach((figure, index) => {
        into[index] = figure
      })
    },
    isBeyond: ({ type }) => type === 'stepBegan',
    expectedHealth,
  }
}
