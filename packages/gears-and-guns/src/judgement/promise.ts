import { NONE } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'
import { needsEngineer } from './boarding.ts'
import { watchedIn } from './guard.ts'
import { roundsLeft } from './pressure.ts'

const WHOLE = 1_000
/** Rounds that a mission takes from its start to its end. */
const USUAL = 9

/** Whoever has less time than what is left to do usually takes is likely to lose by it; in thousandths of the chance. */
function timeLeft(kit: WesternKit, board: Board): number {
  const left = roundsLeft(kit, board)
  if (left === undefined) return WHOLE
  const needed = (WHOLE - kit.aims.share(board)) * USUAL
  return Math.min(WHOLE, Math.floor(((left + 1) * WHOLE * WHOLE) / (needed + WHOLE)))
}

/** By steps of the nearest zombie to a room where none may be. */
const SAFETY = [0, 500, 800, 930]

function safetyOf(kit: WesternKit, board: Board): number {
  const rooms = watchedIn(kit)
  if (rooms.length === 0) return WHOLE
  const { distance } = kit.zombieWays(board)
  const { length } = kit.kinds
  let least = SAFETY.length
  for (let at = 0; at < board.zombies.length; at++)
    if (board.zombies[at] !== 0)
      for (const room of rooms)
        least = Math.min(least, distance[Math.floor(at / length) * kit.map.size + room] as number)
  return SAFETY[least] ?? WHOLE
}

/** Nobody drives a train but an engineer. */
const hasDriver = ({ deeds }: WesternKit, board: Board): boolean =>
  board.people.some(({ zone }, person) => zone !== NONE && deeds.isEngineer(board, person))

/** What a chance to win is worth in the light of what only this game knows; in thousandths. */
export function outlookFactor(kit: WesternKit, board: Board): number {
  if (needsEngineer(kit) && !hasDriver(kit, board)) return 0
  return Math.floor((timeLeft(kit, board) * safetyOf(kit, board)) / WHOLE)
}
