import { has, isRefusal } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act, Draft } from '../act.ts'
import { playOut } from '../answering.ts'
import { stillToAgree } from '../consent.ts'
import { findProposal } from '../proposals.ts'
import { refuse } from '../refuse.ts'
import { seqSchema } from '../schema.ts'
import { undoTo } from '../undoing.ts'

const schema = v.strictObject({ kind: v.literal('agree'), proposal: seqSchema })

/** Agrees to a proposal, for the team's answer or for an undo. The last consent that was missing does it. */
export const agree: Act<v.InferOutput<typeof schema>, 'agreed'> = {
  kind: 'agree',
  schema,
  who: ['seated'],
  phases: ['playing'],
  decide(room, { by }, { proposal: seq }, world) {
    const proposal = findProposal(room, seq)
    if (!proposal) return refuse('no-such-proposal')
    const agreed = new Set([...proposal.agreed, by])
    const missing = stillToAgree(room, { by: proposal.by, agreed }, world)
    // Saying yes again is worth writing only when somebody left who had not: now it is done.
    const isNew = by !== proposal.by && !proposal.agreed.has(by)
    if (!isNew && missing.length > 0) return refuse('already-agreed')
    const yes: readonly Draft[] = isNew ? [{ act: { kind: 'agreed', proposal: seq } }] : []
    if (missing.length > 0) return yes
    const done = has(proposal, 'to')
      ? undoTo(room, proposal.to, proposal.seat, 'table')
      : playOut(
          room,
          {
            kind: 'answered',
            seat: proposal.seat,
            choice: proposal.choice,
            pick: proposal.pick,
            team: 'agreed',
          },
          world,
          proposal.by,
        )
    return isRefusal(done) ? done : [...yes, ...done]
  },
  folds: {
    agreed(room, { proposal }, { by }) {
      findProposal(room, proposal)?.agreed.add(by)
    },
  },
}
