import type { Offer, Room, UndoOffer } from './room.ts'

/** What waits for consent under this number. */
export function findProposal(room: Room, seq: number): Offer | UndoOffer | undefined {
  if (room.offer?.seq === seq) return room.offer
  return room.undoOffer?.seq === seq ? room.undoOffer : undefined
}

/** Nobody waits for it any more. */
export function dropProposal(room: Room, seq: number): void {
  if (room.offer?.seq === seq) room.offer = undefined
  if (room.undoOffer?.seq === seq) room.undoOffer = undefined
}
