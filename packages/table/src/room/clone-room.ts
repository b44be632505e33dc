import type { Call, Drawing, Proposal, Room } from './room.ts'
import { copyWritten } from './written.ts'

function copyProposal<P extends Proposal>(proposal: P | undefined): P | undefined {
  return proposal && { ...proposal, agreed: new Set(proposal.agreed) }
}

const copyDrawing = (drawing: Drawing | undefined): Drawing | undefined =>
  drawing && { ...drawing, shown: new Map(drawing.shown), without: new Set(drawing.without) }

const copyCall = (call: Call): Call => ({ ...call, votes: new Map(call.votes) })

/** A room that goes its own way: entries are folded into it before they are written, the original stays. */
export function cloneRoom(room: Room): Room {
  return {
    ...room,
    people: new Map([...room.people].map(([id, person]) => [id, { ...person }])),
    seats: [...room.seats],
    bots: new Map(room.bots),
    lent: new Map(room.lent),
    ready: new Map(room.ready),
    usedNonces: new Set(room.usedNonces),
    written: copyWritten(room.written),
    drawing: copyDrawing(room.drawing),
    play: room.play?.fork(),
    offer: copyProposal(room.offer),
    undoOffer: copyProposal(room.undoOffer),
    undoOffers: [...room.undoOffers],
    botSteps: new Set(room.botSteps),
    calls: new Map([...room.calls].map(([seat, call]) => [seat, copyCall(call)])),
  }
}
