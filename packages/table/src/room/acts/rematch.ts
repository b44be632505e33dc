import { Bug, isFault } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act } from '../act.ts'
import { beginCampaign, type CampaignRound, ledOn } from '../campaign.ts'
import { dropProposals } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { layRound, type Room } from '../room.ts'

const schema = v.strictObject({ kind: v.literal('rematch') })

/** From a finished game of a campaign to the next one; from the last one to the beginning. */
function goOn({ campaign, play, round }: Room): CampaignRound | undefined {
  if (!campaign) return undefined
  if (!play) throw new Bug('a campaign goes on from nothing')
  const next = ledOn(campaign, play).round ?? beginCampaign(campaign.game, campaign.options, round + 1)
  if (isFault(next)) throw new Bug(next.message)
  return next
}

/** Once more with the same people in the same seats, and with new luck; or on to the next game of a campaign. */
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
      const next = goOn(room)
      if (next) layRound(room, next)
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
