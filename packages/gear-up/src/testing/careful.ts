import { has, nth, type Random, type State, sizeOf } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { Choice, GearUp, Hit, Pick } from '../game.ts'
import { findZombie, isBoss, openSquares, printed } from '../reach.ts'

const SAMPLES = 16

function worthOfSquares(content: Content, board: Board, target: number, lo: number, hi: number): number {
  const icons = printed(content, board, target)
  const open = openSquares(content, board, target)
  const kills = sizeOf(open.lo & ~lo, open.hi & ~hi) === 0
  const damage = sizeOf(lo & icons.damage.lo, hi & icons.damage.hi)
  const gains = sizeOf(lo & (icons.armor.lo | icons.ammo.lo), hi & (icons.armor.hi | icons.ammo.hi))
  const slot = isBoss(target) ? 2 : (findZombie(board, target)?.slot ?? 3)
  return (
    sizeOf(lo, hi) * 4 +
    damage * (7 - slot) +
    gains * 2 +
    (kills ? 14 - 2 * slot : 0) +
    (isBoss(target) ? 6 : 0)
  )
}

function worthOfHit(content: Content, board: Board, hit: Hit): number {
  return worthOfSquares(content, board, hit.target, hit.lo, hit.hi) - (hit.pay === 'health' ? 20 : 0)
}

/** How good an answer looks; good enough to see most of a game, not to play it well. */
function worthOf(content: Content, board: Board, choice: Choice, pick: Pick): number {
  switch (pick.do) {
    case 'hit':
      return worthOfHit(content, board, pick)
    case 'sweep':
      return 25 * pick.targets.length
    case 'shoot': {
      const lo = pick.square < 32 ? 1 << pick.square : 0
      const hi = pick.square < 32 ? 0 : 1 << (pick.square - 32)
      return worthOfSquares(content, board, pick.target, lo, hi)
    }
    case 'armor':
      return pick.amount
    case 'push':
    case 'dodge':
      return 1
    case 'deal':
      return -board.zombies.filter(({ seat }) => seat === pick.seat).length
    default:
      if (!has(pick, 'pay')) return 0
      // A second activation: dear where it costs health.
      if (pick.pay === undefined) return 2
      return pick.pay === 'armor' || (board.seats[choice.seat === 'team' ? 0 : choice.seat]?.health ?? 0) > 3
        ? 1
        : -1
  }
}

/** The best looking of a few answers at random: such games reach the boss, and some are won. */
export function carefulPick(
  content: Content,
  rules: { readonly choices: Record<string, unknown> },
  state: State<GearUp>,
  choice: Choice,
  random: Random,
): Pick {
  const rule = rules.choices[choice.kind] as {
    sample(board: Board, choice: Choice, random: Random): Pick
  }
  const picks = Array.from({ length: SAMPLES }, () => rule.sample(state.board, choice, random))
  let best = nth(picks, 0)
  let most = worthOf(content, state.board, choice, best)
  for (const pick of picks) {
    const worth = worthOf(content, state.board, choice, pick)
    if (worth > most) {
      most = worth
      best = pick
    }
  }
  return best
}
