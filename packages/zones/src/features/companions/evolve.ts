import { NONE, type ZonesBoard } from '../../board.ts'
import type { ZonesEventOf } from '../../events.ts'
import type { Evolver } from '../../evolve.ts'
import { personAt } from '../../people.ts'
import { emptySlots } from '../../slots.ts'
import type { CompanionEvent, CompanionEventOf, CompanionKit } from './companions.ts'

/** A leader has what its companion lends, for as long as it leads it (Z2-CMP-02). */
function lend({ companions }: CompanionKit, board: ZonesBoard, companion: number, leader: number): void {
  const to = personAt(board, leader)
  to.skills = [...to.skills, ...companions.lends(board, companion)]
}

function takeBack({ companions }: CompanionKit, board: ZonesBoard, companion: number, leader: number): void {
  const from = personAt(board, leader)
  for (const skill of companions.lends(board, companion)) {
    const at = from.skills.lastIndexOf(skill)
    if (at >= from.own) from.skills = from.skills.toSpliced(at, 1)
  }
}

/** It follows nobody any more. */
function part(kit: CompanionKit, board: ZonesBoard, companion: number): void {
  const who = personAt(board, companion)
  if (who.leader !== NONE) takeBack(kit, board, companion, who.leader)
  who.leader = NONE
}

export const COMPANION_EVOLVERS: {
  readonly [T in CompanionEvent['type']]: Evolver<CompanionKit, ZonesBoard, CompanionEventOf<T>>
} = {
  companionPlaced(kit, board, { id, zone }) {
    const { health = 1, blue = [] } = kit.survivors[id] ?? {}
    board.people.push({
      id,
      seat: NONE,
      zone,
      health,
      points: 0,
      level: 0,
      laps: 0,
      skills: blue,
      own: blue.length,
      hand: [],
      pack: [],
      slots: emptySlots(kit.inventory),
      waiting: false,
      leader: NONE,
    })
  },
  rallied(kit, board, { person, companion }) {
    personAt(board, companion).leader = person
    lend(kit, board, companion, person)
  },
}

/** Events of others after which somebody leads somebody else, or nobody. */
export const LEADER_EVOLVERS: {
  readonly [T in 'handedOver' | 'eliminated']: Evolver<CompanionKit, ZonesBoard, ZonesEventOf<T>>
} = {
  handedOver(kit, board, { companion, from, to }) {
    takeBack(kit, board, companion, from)
    lend(kit, board, companion, to)
  },
  eliminated(kit, board, { person }) {
    part(kit, board, person)
    for (let other = 0; other < board.people.length; other++)
      if (personAt(board, other).leader === person) part(kit, board, other)
  },
}
