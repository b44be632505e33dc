import * as v from 'valibot'
import type { Act } from '../act.ts'
import { playOut } from '../answering.ts'
import { refuse } from '../refuse.ts'
import { jsonSchema, seatSchema, seqSchema } from '../schema.ts'

const schema = v.strictObject({
  kind: v.literal('decide'),
  seat: seatSchema,
  choice: seqSchema,
  pick: jsonSchema,
})

/** The leader's word on a question that the team did not agree on in time (GU-SET-09, R41). */
export const decide: Act<v.InferOutput<typeof schema>, never> = {
  kind: 'decide',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide(room, { by }, { seat, choice, pick }, world) {
    const { play, offer } = room
    if (!play) return refuse('no-game')
    if (room.seats[seat] !== by) return refuse('not-your-seat')
    if (play.rules.leader?.(play.state.board) !== seat) return refuse('not-allowed')
    if (!offer || offer.choice !== choice) return refuse('no-such-proposal')
    const left = room.settings.decideAfter * 1000 - world.ageOf(offer.first)
    if (left > 0) return refuse('too-soon', { seconds: Math.ceil(left / 1000) })
    return playOut(room, { kind: 'answered', seat, choice, pick, team: 'word' }, world)
  },
  folds: {},
}
