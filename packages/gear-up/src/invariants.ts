import { nth } from '@graveshift/kernel'
import type { Board } from './board.ts'
import type { Content } from './content/compile.ts'
import { TIERS } from './content/types.ts'
import { zombieCard } from './reach.ts'
import { dashboardOf, seatCount } from './seats.ts'

function countEverywhere(content: Content, board: Board): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (card: string) => counts.set(card, (counts.get(card) ?? 0) + 1)
  for (const tier of TIERS) for (const card of [...board.decks[tier], ...board.discards[tier]]) add(card)
  for (const card of board.tray) add(card)
  for (const zombie of board.zombies) add(zombie.card)
  for (const { id } of content.data.zombies) if (!counts.has(id)) counts.set(id, 0)
  return counts
}

/** What can never be true of a board; for tests and fuzzing. */
export function brokenInvariants(content: Content, board: Board): string[] {
  const wrong: string[] = []
  for (const [card, count] of countEverywhere(content, board))
    if (count !== 1) wrong.push(`card ${card} is in ${count} places`)
  for (const [index, zombie] of board.zombies.entries()) {
    if (index > 0 && zombie.id <= nth(board.zombies, index - 1).id)
      wrong.push(`zombie ${zombie.id} is out of order`)
    const { spaces } = zombieCard(content, zombie)
    if (zombie.slot < 1 || zombie.slot > 3) wrong.push(`zombie ${zombie.id} in slot ${zombie.slot}`)
    if (zombie.seat < 0 || zombie.seat >= seatCount(board)) wrong.push(`zombie ${zombie.id} before nobody`)
    if ((zombie.lo & ~spaces.lo) | (zombie.hi & ~spaces.hi)) wrong.push(`zombie ${zombie.id} crossed outside`)
    const open = (spaces.lo & ~zombie.lo) | (spaces.hi & ~zombie.hi)
    if (open === 0 && board.outcome === undefined) wrong.push(`zombie ${zombie.id} is dead and still there`)
  }
  board.seats.forEach((seat, index) => {
    const dashboard = dashboardOf(content, board, index)
    for (const what of ['armor', 'ammo'] as const) {
      const { gained, used } = seat[what]
      if (used < 0 || used > gained || gained > dashboard[what])
        wrong.push(`seat ${index}: ${what} ${used}/${gained}`)
    }
    if (seat.health < 0 || seat.health > dashboard.health) wrong.push(`seat ${index}: health ${seat.health}`)
    if (seat.health === 0 && board.outcome !== 'lost')
      wrong.push(`seat ${index} is dead and the game goes on`)
    if (seat.upgrades.some((level) => level < 0 || level > 2))
      wrong.push(`seat ${index}: upgrades ${seat.upgrades}`)
    if (seat.owed < 0) wrong.push(`seat ${index}: owed ${seat.owed}`)
  })
  if (board.round === 2 && board.boss.seat === undefined) wrong.push('round 2 without a boss')
  if (board.turn < 0 || board.turn > 9) wrong.push(`turn ${board.turn}`)
  return wrong
}
