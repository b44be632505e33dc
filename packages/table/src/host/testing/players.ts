import { type FastChance, nth } from '@graveshift/kernel'
import { showPick } from '../../happened.ts'
import type { Link } from '../../link/link.ts'
import { seatsOfPerson } from '../../room/room.ts'
import type { VirtualTime } from './virtual-clock.ts'

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Everybody takes the seat of his number, gets ready, and the first one starts. */
export async function seatAll(
  time: VirtualTime,
  links: readonly Link[],
  bytes: (count: number) => Uint8Array,
): Promise<void> {
  for (const [seat, link] of links.entries()) {
    void link.do({ kind: 'sit', seat })
    await time.run(20)
    void link.do({ kind: 'ready', nonce: hex(bytes(16)) })
    await time.run(20)
  }
  void links[0]?.do({ kind: 'start' })
  await time.run(20)
}

/** Does one thing this person may do, at random; false if there is none. */
export function playOn(link: Link, random: FastChance): boolean {
  const { room } = link.replica
  const { you } = link
  const play = room?.play
  if (!room || !play || you === undefined || room.phase !== 'playing') return false
  if (room.undoOffer && room.undoOffer.by !== you && !room.undoOffer.agreed.has(you)) {
    const kind = random.below(3) === 0 ? 'decline' : 'agree'
    void link.do({ kind, proposal: room.undoOffer.seq })
    return true
  }
  if (room.offer && room.offer.by !== you && !room.offer.agreed.has(you)) {
    void link.do({ kind: 'agree', proposal: room.offer.seq })
    return true
  }
  const seats = seatsOfPerson(room, you)
  const mine = play.choices().filter(({ seat }) => seat === 'team' || seats.includes(seat))
  if (mine.length === 0 || seats.length === 0) return false
  const choice = nth(mine, random.below(mine.length))
  const rule = play.rules.choices[choice.kind]
  if (!rule) return false
  const picked = rule.sample(play.state.board, choice as never, random)
  const pick = showPick(play.rules, play.state, choice, picked)
  if (choice.seat !== 'team') void link.do({ kind: 'answer', seat: choice.seat, choice: choice.id, pick })
  else if (!room.offer || random.below(3) === 0)
    void link.do({ kind: 'propose', seat: nth(seats, 0), choice: choice.id, pick })
  return true
}
