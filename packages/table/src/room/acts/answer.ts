import * as v from 'valibot'
import { type Act, CONFLICT } from '../act.ts'
import { isOutdated, playAgain, playOut } from '../answering.ts'
import { isAlone } from '../consent.ts'
import { dropProposals } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { jsonSchema, seatSchema, seqSchema } from '../schema.ts'

const schema = v.strictObject({
  kind: v.literal('answer'),
  seat: seatSchema,
  choice: seqSchema,
  pick: jsonSchema,
})

/** Answers an open question of one's own seat. */
export const answer: Act<v.InferOutput<typeof schema>, 'answered'> = {
  kind: 'answer',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide(room, asker, { seat, choice, pick }, world) {
    if (room.seats[seat] !== asker.by) return refuse('not-your-seat')
    if (isOutdated(room, choice, asker)) return CONFLICT
    const open = room.play?.choices().find(({ id }) => id === choice)
    if (open?.seat === 'team' && !isAlone(room, asker.by)) return refuse('team-decides')
    return playOut(room, { kind: 'answered', seat, choice, pick }, world)
  },
  folds: {
    answered(room, fact, { seq, facts }) {
      const { play } = room
      if (!play) return
      const { horizon } = play
      room.brought = playAgain(play, fact, facts, room.believes)
      room.lastGame = seq
      // A bot's step after the team's is not what anybody would take back.
      if (!fact.bot) room.teamLast = fact.team !== undefined
      room.botPassed = undefined
      // What was asked of the others was about the table as it was.
      dropProposals(room)
      if (play.horizon !== horizon) {
        room.undoOffers.fill(0)
        room.botSteps = new Set()
      }
      if (fact.bot) {
        room.botSteps.add(play.seq)
        room.botNote = { ...fact.bot, seq, seat: fact.seat }
      }
      if (play.outcome !== undefined) room.phase = 'over'
    },
  },
}
