import { isFault } from '@graveshift/kernel'
import { CampaignSession } from '@graveshift/table'
import * as v from 'valibot'
import { CAMPAIGN_OPENED, campaignOf, campaignOpened, campaignOptions, campaignTable } from '../campaigns.ts'
import { faulty } from '../complaint.ts'
import { op } from '../op.ts'
import { object, plainText, seed } from '../request-fields.ts'

const MOST_PLAYERS = 6
const names = `must be a list of 1 to ${MOST_PLAYERS} names`

export const campaignBeginOp = op({
  fields: {
    game: v.optional(plainText),
    players: v.pipe(v.array(plainText, names), v.minLength(1, names), v.maxLength(MOST_PLAYERS, names)),
    options: v.optional(object),
    seed: v.optional(seed),
  },
  hint: "what can be chosen goes into 'options'",
  answer: CAMPAIGN_OPENED,
  run(request, context) {
    const name = context.tables.nameFor(request.table)
    const campaign = campaignOf(request)
    const options = campaignOptions(campaign, request.players, request.options ?? {})
    const spec =
      request.seed === undefined ? { secret: context.freshSecret() } : { seed: String(request.seed) }
    const played = CampaignSession.start<object>(campaign, options, spec)
    if (isFault(played)) throw faulty(played)
    return campaignOpened(campaignTable(name, played, request), context.tables, context)
  },
})
