import * as v from 'valibot'
import type { Act } from '../act.ts'
import { dropProposals } from '../depart.ts'
import { refuse } from '../refuse.ts'

const schema = v.strictObject({ kind: v.literal('rematch') })

/** Once more with the same people in the same seats, and with new luck. */
export const rematch: Act<v.InferOutput<typeof schema>, 'rematched'> = {
  kind: 'rematch',
  schema,
  who: ['seated', 'host'],
  phases: ['over'],
  decide: (room, _asker, _command, world) =>
    room.secret === undefined
      ? refuse('not-over')
      : [{ act: { kind: 'rematched', commitment: world.promise() } }],
  folds: {
    rematched(room, { commitment }) {
      room.phase = 'lobby'
      room.round++
      room.commitment = commitment
      room.commitments++
      room.secret = undefined
      room.share = undefined
      room.play = undefined
      room.began = -1
      room.teamLast = false
      room.botSteps = new Set()
      room.botPassed = undefined
      room.botNote = undefined
      room.ready.clear()
      room.calls.clear()
      dropProposals(room)
    },
  },
}
