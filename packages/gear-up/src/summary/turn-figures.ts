import { sizeOf } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import { bossSide } from '../boss-side.ts'
import type { Content } from '../content/compile.ts'
import { isBoss } from '../reach.ts'
import { countedTurn } from './turns.ts'
import type { Witness } from './witness.ts'

/** A turn in figures; `at` counts from 1 to 18 over both rounds. */
export interface TurnFigures {
  readonly at: number
  /** Left at the end of the turn, seat by seat. */
  readonly health: readonly number[]
  /** Damage of this turn: what it cost. */
  readonly lost: number
  readonly blocked: number
  /** Spaces crossed on zombies and on the boss. */
  readonly crossed: number
  readonly onBoss: number
  readonly kills: number
  /** Spaces the boss still has to lose at the end of the turn. */
  readonly bossLeft: number
}

/** A turn before anything happened in it. */
export const freshTurn = (at: number): TurnFigures => ({
  at,
  health: [],
  lost: 0,
  blocked: 0,
  crossed: 0,
  onBoss: 0,
  kills: 0,
  bossLeft: 0,
})

/** Spaces that must still be crossed for the boss to die. */
function bossLeft(content: Content, board: Board): number {
  return bossSide(content, board).bodies.reduce((sum, { needed }, index) => {
    const { lo, hi } = board.boss.bodies[index] ?? { lo: 0, hi: 0 }
    return sum + sizeOf(needed.lo & ~lo, needed.hi & ~hi)
  }, 0)
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Keeps the books of every turn. */
export function turnBook(): { readonly see: Witness; readonly turns: () => readonly TurnFigures[] } {
  const turns: Writable<TurnFigures>[] = []
  const see: Witness = (event, board, content) => {
    const at = countedTurn(board)
    if (at === 0) return
    let now = turns.at(-1)
    if (now?.at !== at) {
      now = { ...freshTurn(at) }
      turns.push(now)
    }
    switch (event.type) {
      case 'suffered':
        now.lost += event.health
        now.blocked += event.armor
        break
      case 'armorBroken':
        now.blocked += event.amount
        break
      case 'crossed':
      case 'ringCleared': {
        const squares = sizeOf(event.lo, event.hi)
        now.crossed += squares
        if (event.type === 'ringCleared' || isBoss(event.target)) now.onBoss += squares
        break
      }
      case 'killed':
        now.kills += 1
        break
      default:
    }
    now.health = board.seats.map(({ health }) => health)
    now.bossLeft = bossLeft(content, board)
  }
  return { see, turns: () => turns }
}
