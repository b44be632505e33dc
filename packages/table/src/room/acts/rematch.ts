import { Bug } from '@graveshift/kernel'
import * as v from 'valibot'
import type { Act } from '../act.ts'
import { ledOn } from '../campaign.ts'
import { dropProposals } from '../depart.ts'
import { refuse } from '../refuse.ts'
import { layRound, type Room } from '../room.ts'

const schema = v.strictObject({ kind: v.literal('rematch') })

/** From a finished game of a campaign to the next one. */
function goOn(room: Room): void {
  const { campaign, play } = room
  if (!campaign) return
  const round = play && ledOn(campaign, play).round
  if (!round) throw new Bug('a campaign goes on that is over')
  layRound(room, round)
}

/** Once more with the same people in the same seats, and with new luck; or on to the next game of a campaign. */
export const rematch: Act<v.InferOutput<typeof schema>, 'rematched'> = {
  kind: 'rematch',
  schema,
  who: ['seated', 'host'],
  phases: ['over'],
  decide(room, _asker, _command, world) {
    const { campaign, play } = room
    if (room.secret === undefined) return refuse('not-over')
    if (campaign && (!play || !ledOn(campaign, play).round)) return refuse('campaign-over')
    return [{ act: { kind: 'rematched', commitment: world.promise() } }]
  },
  folds: {
    rematched(room, { commitment }) {
      goOn(room)
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
