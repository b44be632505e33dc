import { isRefusal } from '@graveshift/kernel'
import * as v from 'valibot'
import { type Act, CONFLICT } from '../act.ts'
import { stillToAgree } from '../consent.ts'
import { refuse } from '../refuse.ts'
import { seatSchema, seqSchema } from '../schema.ts'
import { undoTo } from '../undoing.ts'

const schema = v.strictObject({ kind: v.literal('propose-undo'), seat: seatSchema, to: seqSchema })

/** So often may one seat ask until something new is revealed. */
export const MOST_UNDO_OFFERS = 3
/** So long an undo waits for consent. */
export const UNDO_WAITS_MS = 60_000

/** Asks the others to go back to the state after an earlier step, never past the horizon. */
export const proposeUndo: Act<v.InferOutput<typeof schema>, 'undo-proposed'> = {
  kind: 'propose-undo',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide(room, { by, basis }, { seat, to }, world) {
    if (room.seats[seat] !== by) return refuse('not-your-seat')
    if (basis < room.lastGame) return CONFLICT
    const drafts = undoTo(room, to, seat)
    if (isRefusal(drafts)) return drafts
    if (stillToAgree(room, { by, agreed: new Set() }, world).length === 0) return drafts
    if ((room.undoOffers[seat] ?? 0) >= MOST_UNDO_OFFERS) return refuse('too-many-proposals')
    return [{ act: { kind: 'undo-proposed', seat, to } }]
  },
  folds: {
    'undo-proposed'(room, { seat, to }, { seq, by }) {
      room.undoOffer = { seq, by, seat, to, agreed: new Set() }
      room.undoOffers[seat] = (room.undoOffers[seat] ?? 0) + 1
    },
  },
}
