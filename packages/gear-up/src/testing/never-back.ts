import { sizeOf } from '@graveshift/kernel'
import type { Board } from '../board.ts'

const lost = (before: { lo: number; hi: number }, after: { lo: number; hi: number }) =>
  sizeOf(before.lo & ~after.lo, before.hi & ~after.hi) > 0

/** What never goes back in a game and did: crosses, gains, uses, wounds, upgrades, circles, time. */
export function wentBack(before: Board, after: Board): string | undefined {
  for (const [seat, old] of before.seats.entries()) {
    const now = after.seats[seat]
    if (!now) return 'a seat is gone'
    if (now.health > old.health) return `seat ${seat} was healed`
    for (const what of ['armor', 'ammo'] as const)
      if (now[what].gained < old[what].gained || now[what].used < old[what].used)
        return `${what} of seat ${seat} went back`
    if (old.upgrades.some((level, index) => (now.upgrades[index] ?? 0) < level))
      return `seat ${seat} lost an upgrade`
    if (old.frenzy.some((circle, index) => (now.frenzy[index] ?? 0) < circle))
      return `seat ${seat} lost a circle`
  }
  for (const zombie of after.zombies) {
    const old = before.zombies.find(({ id }) => id === zombie.id)
    if (!old) continue
    if (old.card !== zombie.card || old.seat !== zombie.seat) return `zombie ${zombie.id} is another one`
    if (lost(old, zombie)) return `zombie ${zombie.id} lost a cross`
  }
  if (before.boss.bodies.some((body, index) => lost(body, after.boss.bodies[index] ?? { lo: 0, hi: 0 })))
    return 'the boss lost a cross'
  if (after.drawn < before.drawn) return 'fewer zombies were drawn'
  const time = (board: Board) => board.round * 10 + board.turn
  return time(after) < time(before) ? 'time went back' : undefined
}
