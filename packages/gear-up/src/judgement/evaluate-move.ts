import { has, sizeOf } from '@graveshift/kernel'
import type { Board, Target } from '../board.ts'
import type { Content } from '../content/compile.ts'
import { colourIndex } from '../content/types.ts'
import type { Choice, Pick } from '../game.ts'
import { bossBody, cardOf, findZombie, isBoss } from '../reach.ts'
import { FIGURES } from './figures.ts'
import { type Strengths, strengthAt, type TeamStrengths } from './strength.ts'

const F = FIGURES.evaluateMove

/** What crossing these squares of a target is worth at first sight. */
function worthOf(content: Content, board: Board, target: Target, lo: number, hi: number): number {
  if (isBoss(target)) {
    const { armor, ammo, damage } = bossBody(content, board, -1 - target)
    return (
      F.bossSquare * sizeOf(lo, hi) +
      F.bossIcon * sizeOf(lo & damage.lo, hi & damage.hi) +
      F.gain * sizeOf(lo & (armor.lo | ammo.lo), hi & (armor.hi | ammo.hi))
    )
  }
  const zombie = findZombie(board, target)
  if (!zombie) return 0
  const { spaces, armor, ammo, damage, fixed } = cardOf(content, zombie)
  const near = 4 - zombie.slot
  const crossed = sizeOf(lo & damage.lo, hi & damage.hi)
  const dies = ((spaces.lo & ~zombie.lo & ~lo) | (spaces.hi & ~zombie.hi & ~hi)) === 0
  return (
    F.square * sizeOf(lo, hi) +
    (F.icon + F.nearIcon * near) * crossed +
    F.gain * sizeOf(lo & (armor.lo | ammo.lo), hi & (armor.hi | ammo.hi)) +
    (dies ? F.kill + F.nearKill * near * (1 + fixed) : 0)
  )
}

/** How good an answer looks before it is tried out: for playing on quickly, not for playing well. */
export function moveValueOf(
  content: Content,
  strengthsOf: TeamStrengths,
  board: Board,
  choice: Choice,
  pick: Pick,
): number {
  switch (pick.do) {
    case 'hit':
      return (
        worthOf(content, board, pick.target, pick.lo, pick.hi) -
        (pick.pay === undefined ? 0 : pick.pay === 'health' ? F.pay : F.pay >> 1)
      )
    case 'shoot': {
      const { square } = pick
      return (
        worthOf(
          content,
          board,
          pick.target,
          square < 32 ? 1 << square : 0,
          square < 32 ? 0 : 1 << (square - 32),
        ) - F.shot
      )
    }
    case 'sweep':
      return F.sweep * pick.targets.length
    case 'armor':
      return pick.amount
    case 'push':
    case 'dodge':
      return 1
    case 'deal': {
      let load = 0
      for (const { seat } of board.zombies) if (seat === pick.seat) load++
      return -load
    }
    case 'upgrade': {
      if (choice.seat === 'team') return 0
      const { zombie, boss } = strengthsOf(board)[choice.seat] as Strengths
      const colour = colourIndex(pick.colour)
      const at = strengthAt(colour, board.seats[choice.seat]?.upgrades[colour] ?? 0)
      return (
        (zombie[at + 1] as number) + (boss[at + 1] as number) - (zombie[at] as number) - (boss[at] as number)
      )
    }
    default:
      if (!has(pick, 'pay')) return 0
      // A second activation: dear where it costs health.
      if (pick.pay === undefined) return 2
      return (board.seats[choice.seat as number]?.health ?? 0) > 8 || pick.pay === 'armor' ? 1 : -1
  }
}
