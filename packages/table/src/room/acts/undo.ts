import { Bug, isRefusal } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act } from '../act.ts'
import { isAlone } from '../consent.ts'
import { dropProposals } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { seatSchema, seqSchema } from '../schema.ts'
import { undoTo } from '../undoing.ts'

const schema = v.strictObject({
  kind: v.literal('undo'),
  seat: seatSchema,
  /** Further back than one's last step; only for somebody who plays alone. */
  to: v.optional(seqSchema),
})

/** Takes back one's own last step if nobody acted since; alone, anything back to the horizon. */
export const undo: Act<v.InferOutput<typeof schema>, 'undone'> = {
  kind: 'undo',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide(room, { by }, { seat, to }) {
    if (room.seats[seat] !== by) return refuse('not-your-seat')
    if (isAlone(room, by)) {
      const target = to ?? room.play?.target({ over: room.botSteps }) ?? refuse('no-game')
      return isRefusal(target) ? target : undoTo(room, target, seat)
    }
    if (to !== undefined || room.teamLast) return refuse('undo-needs-consent')
    // What bots did since needs nobody's consent.
    const target = room.play?.target({ seat, over: room.botSteps }) ?? refuse('no-game')
    return isRefusal(target) ? target : undoTo(room, target, seat)
  },
  folds: {
    undone(room, { to, seat }, { seq }) {
      const { play } = room
      if (!play) return
      const target = play.target({ to })
      if (target !== to) throw new Bug('a written undo leads nowhere')
      room.brought = play.returnTo(to, seat)
      room.lastGame = seq
      room.teamLast = false
      room.botPassed = undefined
      dropProposals(room)
    },
  },
}
