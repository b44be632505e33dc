import * as v from 'valibot'
import type { Act } from '../act.ts'
import { relieveBot } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { seatSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('dismiss-bot'), seat: seatSchema })

/** Takes a bot out of its seat, which is free then. Whose seat it was before may still reclaim it. */
export const dismissBot: Act<v.InferOutput<typeof schema>, 'bot-dismissed'> = {
  kind: 'dismiss-bot',
  schema,
  who: ['host'],
  phases: ['lobby', 'playing', 'over'],
  decide: (room, _asker, { seat }) =>
    room.bots.has(seat) ? [{ act: { kind: 'bot-dismissed', seat } }] : refuse('seat-empty'),
  folds: {
    /** Also written by the table, where a bot cannot go on. */
    'bot-dismissed': (room, { seat }) => relieveBot(room, seat),
  },
}
