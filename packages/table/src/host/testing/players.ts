import { type FastChance, nth } from '@graveshift/kernel'
import { showPick } from '../../happened.ts'
import type { Link } from '../../link/link.ts'
import type { Command } from '../../room/command.ts'
import { SEAT_BOTS } from '../../room/fact.ts'
import { isFree, type Room, seatsOfPerson } from '../../room/room.ts'
import type { VirtualTime } from './virtual-clock.ts'

/** Everybody takes the seat of his number, gets ready, and the first one starts. */
export async function seatAll(time: VirtualTime, links: readonly Link[]): Promise<void> {
  for (const [seat, link] of links.entries()) {
    void link.do({ kind: 'sit', seat })
    await time.run(20)
    const ready = link.readiness()
    if (ready) void link.do(ready)
    await time.run(20)
  }
  void links[0]?.do({ kind: 'start' })
  // One after the other shows the part that was promised.
  for (let shown = 0; shown <= 2 * links.length; shown++) await time.run(2)
  await time.run(20)
}

/** Does one thing this person may do, at random; false if there is none. */
export function playOn(link: Link, random: FastChance): boolean {
  if (link.replica.room?.phase !== 'playing') return false
  const command = nextMove(link, random, false)
  if (command) void link.do(command)
  return command !== undefined
}

/** One thing this person may do as far as the own replica knows, at random. */
export function nextMove(link: Link, random: FastChance, undoes = true): Command | undefined {
  const { room } = link.replica
  const { you } = link
  const play = room?.play
  if (!room || you === undefined) return undefined
  const seats = seatsOfPerson(room, you)
  if (room.phase === 'lobby') return gettingReady(link, room, you)
  if (room.phase === 'over' && seats.length > 0) return { kind: 'rematch' }
  if (!play || room.phase !== 'playing') return undefined
  const [seat] = seats
  if (seat === undefined) return undefined
  const { offer, undoOffer } = room
  if (undoOffer && undoOffer.by !== you && !undoOffer.agreed.has(you))
    return { kind: random.below(3) === 0 ? 'decline' : 'agree', proposal: undoOffer.seq }
  if (undoes && random.below(12) === 0) return { kind: 'undo', seat }
  if (undoes && random.below(15) === 0) return { kind: 'propose-undo', seat, to: play.horizon }
  if (offer && offer.by !== you && !offer.agreed.has(you)) return { kind: 'agree', proposal: offer.seq }
  const mine = play.choices().filter((choice) => choice.seat === 'team' || seats.includes(choice.seat))
  if (mine.length === 0) return undefined
  const choice = nth(mine, random.below(mine.length))
  const rule = play.rules.choices[choice.kind]
  if (!rule) return undefined
  const picked = rule.sample(play.state.board, choice as never, random)
  const pick = showPick(play.rules, play.state, choice, picked)
  if (choice.seat !== 'team') return { kind: 'answer', seat: choice.seat, choice: choice.id, pick }
  return offer && random.below(3) > 0 ? undefined : { kind: 'propose', seat, choice: choice.id, pick }
}

/** Something about bots that this person may do, seldom; or what there is to be done without. */
export function nextMoveWithBots(link: Link, random: FastChance): Command | undefined {
  const { room } = link.replica
  const { you } = link
  if (!room || you === undefined) return undefined
  const [mine] = seatsOfPerson(room, you)
  const luck = random.below(12)
  const at = random.below(room.seats.length)
  const bot = nth(SEAT_BOTS, luck & 1)
  const free = room.seats.findIndex((_, seat) => isFree(room, seat))
  if (free >= 0 && room.host === you && luck < 6) return { kind: 'seat-bot', seat: free, bot }
  if (mine === undefined && room.bots.has(at)) return { kind: 'sit', seat: at }
  if (mine !== undefined && luck === 0) return { kind: 'seat-bot', seat: mine, bot }
  if (room.host === you && room.bots.has(at) && luck === 1) return { kind: 'dismiss-bot', seat: at }
  return nextMove(link, random)
}

/** Sits down where there is room, gets ready, and as the host starts. */
function gettingReady(link: Link, room: Room, you: string): Command | undefined {
  const free = room.seats.findIndex((_, seat) => isFree(room, seat))
  if (!room.seats.includes(you)) {
    const seat = free < 0 ? room.seats.indexOf(undefined) : free
    return seat < 0 ? undefined : { kind: 'sit', seat }
  }
  if (!room.ready.has(you)) return link.readiness()
  return room.host === you && free < 0 ? { kind: 'start' } : undefined
}
