import { sizeOf } from '@graveshift/kernel'
import type { Board, Zombie } from './board.ts'
import type { Content } from './content/compile.ts'
import type { WalkSpeed } from './content/types.ts'
import { cardOf } from './reach.ts'
import { clockwise } from './seats.ts'

const NEAR_SLOT = 1

/** Uncrossed damage icons, inside and fixed, and one more for each stinky beside it (GU-WLK-02, GU-WLK-09). */
export function zombieDamage(content: Content, board: Board, zombie: Zombie): number {
  const { damage, fixed } = cardOf(content, zombie)
  let stinkies = 0
  for (const other of board.zombies)
    if (other.seat === zombie.seat && other.id !== zombie.id && cardOf(content, other).type === 'stinky')
      stinkies++
  return sizeOf(damage.lo & ~zombie.lo, damage.hi & ~zombie.hi) + fixed + stinkies
}

function answersTo(content: Content, zombie: Zombie, speed: WalkSpeed): boolean {
  return speed === 'all' || cardOf(content, zombie).speed === speed
}

/** Those that move one slot nearer at this speed. */
export function movers(content: Content, board: Board, speed: WalkSpeed): Zombie[] {
  const moving: Zombie[] = []
  for (const zombie of board.zombies)
    if (zombie.slot > NEAR_SLOT && answersTo(content, zombie, speed)) moving.push(zombie)
  return moving
}

/** Those that attack: in slot 1 when the step begins, clockwise from the leader, in card order (GU-WLK-05, -06). */
export function attackers(content: Content, board: Board, speed: WalkSpeed): Zombie[] {
  const near: Zombie[] = []
  for (const zombie of board.zombies)
    if (zombie.slot === NEAR_SLOT && answersTo(content, zombie, speed)) near.push(zombie)
  if (near.length < 2) return near
  const attacking: Zombie[] = []
  for (const seat of clockwise(board))
    for (const zombie of near) if (zombie.seat === seat) attacking.push(zombie)
  return attacking
}
