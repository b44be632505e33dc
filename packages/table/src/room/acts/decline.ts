import * as v from 'valibot'
import type { Act } from '../act.ts'
import { dropProposal, findProposal } from '../proposals.ts'
import { refuse } from '../refuse.ts'
import { seqSchema } from '../schema.ts'

const schema = v.strictObject({ kind: v.literal('decline'), proposal: seqSchema })

/** Says no to a proposal, or takes one's own back: it is off the table. */
export const decline: Act<v.InferOutput<typeof schema>, 'declined' | 'lapsed'> = {
  kind: 'decline',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide: (room, _asker, { proposal }) =>
    findProposal(room, proposal) ? [{ act: { kind: 'declined', proposal } }] : refuse('no-such-proposal'),
  folds: {
    declined(room, { proposal }) {
      const { offer } = room
      // The bot has said what it thinks; now people say what they want.
      if (offer?.seq === proposal && offer.why !== undefined) room.botPassed = offer.choice
      dropProposal(room, proposal)
    },
    /** Written by the table when nobody said anything for too long. */
    lapsed: (room, { proposal }) => dropProposal(room, proposal),
  },
}
