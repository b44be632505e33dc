import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { WalkSpeed } from '../content/types.ts'
import { zombieCard } from '../reach.ts'
import { owned } from '../seats.ts'
import { attackers, movers, zombieDamage } from '../walk.ts'
import { comingTurnCards, pendingWalk } from './coming.ts'
import type { Distribution, Weighted } from './distribution.ts'

/** One zombie's part in a walk. */
interface ZombieAttack {
  readonly zombie: number
  /** Whose street it stands in. */
  readonly seat: number
  readonly damage: number
  /** A bomber blows up and hurts every survivor (GU-WLK-03). */
  readonly everyone: boolean
}

/** A walk at one speed, as the streets are now. */
export interface WalkProjection {
  readonly speed: WalkSpeed
  readonly moves: readonly number[]
  /** In the order in which they come (GU-WLK-06). */
  readonly attacks: readonly ZombieAttack[]
  /** Seat by seat, before armor. */
  readonly damage: readonly number[]
  /** Seats that all their armor would not save. */
  readonly deadly: readonly number[]
}

export interface WalkForecast {
  /** Whether this turn's card says which walk comes. */
  readonly known: boolean
  readonly walks: Distribution<WalkProjection & { readonly cards: readonly string[] }>
}

export function projectWalk(content: Content, board: Board, speed: WalkSpeed): WalkProjection {
  // The card with the X moves nobody, and `answersTo` knows no such speed (GU-WLK-01).
  const attacks = attackers(content, board, speed).map((zombie) => ({
    zombie: zombie.id,
    seat: zombie.seat,
    damage: zombieDamage(content, board, zombie),
    everyone: zombieCard(content, zombie).type === 'bomber',
  }))
  const damage = board.seats.map((_, seat) =>
    attacks.reduce((sum, attack) => sum + (attack.everyone || attack.seat === seat ? attack.damage : 0), 0),
  )
  const deadly = board.seats.flatMap(({ health, armor }, seat) =>
    (damage[seat] ?? 0) >= health + owned(armor) ? [seat] : [],
  )
  return { speed, moves: movers(content, board, speed).map(({ id }) => id), attacks, damage, deadly }
}

/**
 * The damage each seat faces in the coming walk: exact while this turn's walk is still to come, else over the turn
 * cards that can come next. Zombies that are not in a street yet are not counted.
 */
export function walkForecast(content: Content, board: Board): WalkForecast {
  const pending = pendingWalk(content, board)
  if (pending !== undefined && board.card !== undefined) {
    const walk = { ...projectWalk(content, board, pending), cards: [board.card], weight: 1 }
    return { known: true, walks: { total: 1, outcomes: [walk] } }
  }
  const cards = comingTurnCards(content, board)
  const outcomes: Weighted<WalkProjection & { readonly cards: readonly string[] }>[] = []
  for (const speed of ['none', 'slow', 'fast', 'all'] as const) {
    const mine = cards.filter((card) => content.turnCards[card]?.speed === speed)
    if (mine.length > 0)
      outcomes.push({ ...projectWalk(content, board, speed), cards: [...new Set(mine)], weight: mine.length })
  }
  return { known: false, walks: { total: cards.length, outcomes } }
}
