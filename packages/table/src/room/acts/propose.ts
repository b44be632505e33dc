import { canonical, isRefusal } from '@graveshift/kernel'
import * as v from 'valibot'
import { type Act, CONFLICT } from '../act.ts'
import { isOutdated, playOut } from '../answering.ts'
import { stillToAgree } from '../consent.ts'
import { refuse } from '../refuse.ts'
import { jsonSchema, seatSchema, seqSchema } from '../schema.ts'

const schema = v.strictObject({
  kind: v.literal('propose'),
  seat: seatSchema,
  choice: seqSchema,
  pick: jsonSchema,
})

/** Proposes an answer to a question of the team's, in place of any other proposal; done at once if nobody is to ask. */
export const propose: Act<v.InferOutput<typeof schema>, 'proposed'> = {
  kind: 'propose',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide(room, asker, { seat, choice, pick }, world) {
    const { by } = asker
    if (room.seats[seat] !== by) return refuse('not-your-seat')
    if (isOutdated(room, choice, asker)) return CONFLICT
    const open = room.play?.choices().find(({ id }) => id === choice)
    if (open && open.seat !== 'team') return { refused: 'not-your-choice', rule: 'KERNEL' }
    const read = room.play?.accept(seat, choice, pick) ?? refuse('no-game')
    if (isRefusal(read)) return read
    if (stillToAgree(room, { by, agreed: new Set() }, world).length === 0)
      return playOut(room, { kind: 'answered', seat, choice, pick, team: 'agreed' }, world)
    // What was understood is kept, never what came with it.
    const { shown } = read
    const { offer } = room
    const isSame = offer?.by === by && offer.seat === seat && canonical(offer.pick) === canonical(shown)
    return isSame ? refuse('already-agreed') : [{ act: { kind: 'proposed', seat, choice, pick: shown } }]
  },
  folds: {
    proposed(room, { seat, choice, pick, bot }, { seq, by }) {
      const first = room.offer?.choice === choice ? room.offer.first : seq
      const why = bot && { why: bot.why }
      room.offer = { seq, by, seat, choice, pick, first, agreed: new Set(), ...why }
      if (bot) room.botNote = { ...bot, seq, seat }
    },
  },
}
