import type { Help } from '@graveshift/table'
import type { SeatBots } from '../bots/seat-bots.ts'

/** What people earned: not what a bot's seat did, and nothing where no person is known to have played. */
export function earnedByPeople<E extends { readonly seat?: number | undefined }>(
  earned: readonly E[],
  help: readonly Help[],
  bots: SeatBots,
  seats: number,
): readonly E[] {
  if (!help.includes('bots')) return earned
  const isPersons = (seat: number) => bots.length > 0 && bots[seat] === undefined
  const someone = Array.from({ length: seats }, (_, seat) => seat).some(isPersons)
  return earned.filter(({ seat }) => (seat === undefined ? someone : isPersons(seat)))
}
