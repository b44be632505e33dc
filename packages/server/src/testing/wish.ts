import type { FastChance } from '@graveshift/kernel'
import { type Command, seatsOfPerson } from '@graveshift/table/room'
import { type Eyes, nextMove } from './play.ts'

/** One thing this person may do now, from sitting down to the rematch; undefined while it is up to the others. */
export function nextWish(
  eyes: Eyes & { readiness(): Command | undefined },
  random: FastChance,
): Command | undefined {
  const { room } = eyes.replica
  const { you } = eyes
  if (!room || you === undefined) return undefined
  const isHost = room.host === you
  if (room.phase === 'over') return isHost && room.secret !== undefined ? { kind: 'rematch' } : undefined
  if (room.phase !== 'lobby') return nextMove(eyes, random)
  const free = room.seats.indexOf(undefined)
  if (seatsOfPerson(room, you).length === 0) return free < 0 ? undefined : { kind: 'sit', seat: free }
  if (!room.ready.has(you)) return eyes.readiness()
  const all = room.seats.every((person) => person !== undefined && room.ready.has(person))
  return isHost && all && !room.drawing ? { kind: 'start' } : undefined
}
