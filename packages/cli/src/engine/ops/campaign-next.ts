import { isFault } from '@graveshift/kernel'
import * as v from 'valibot'
import { CAMPAIGN_OPENED, campaignOf, campaignOpened, playedAt } from '../campaigns.ts'
import { faulty } from '../complaint.ts'
import { op } from '../op.ts'
import { seed } from '../request-fields.ts'

export const campaignNextOp = op({
  fields: { seed: v.optional(seed) },
  answer: CAMPAIGN_OPENED,
  run(request, context) {
    const table = context.tables.of(request)
    const played = playedAt(table)
    const before = played.state
    const wrong = played.goOn(
      request.seed === undefined ? played.luckOfNext(context.freshSecret) : { seed: String(request.seed) },
    )
    if (isFault(wrong)) throw faulty(wrong)
    const told = campaignOf({ game: played.campaign.id }).tell(before, played.state)
    return campaignOpened(table, context.tables, context, told)
  },
})
