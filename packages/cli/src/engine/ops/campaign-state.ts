import { CAMPAIGN_STANDING, campaignStanding, playedAt } from '../campaigns.ts'
import { op } from '../op.ts'

export const campaignStateOp = op({
  fields: {},
  answer: CAMPAIGN_STANDING,
  run: (request, context) => campaignStanding(playedAt(context.tables.of(request)), context),
})
