import { isFault, isRecord } from '@graveshift/kernel'
import { CampaignSession } from '@graveshift/table'
import { CAMPAIGN_OPENED, campaignOf, campaignOpened, campaignTable } from '../campaigns.ts'
import { faulty } from '../complaint.ts'
import { op } from '../op.ts'
import { anything } from '../request-fields.ts'

/** The game whose campaign a file says it is, where it says so. */
const namedIn = (record: unknown): { readonly game?: string } =>
  isRecord(record) && typeof record.campaign === 'string' ? { game: record.campaign } : {}

export const campaignLoadOp = op({
  fields: { record: anything },
  answer: CAMPAIGN_OPENED,
  run(request, context) {
    const { record } = request
    const name = context.tables.nameFor(request.table)
    const played = CampaignSession.load<object>(campaignOf(namedIn(record)), record, context.freshSecret)
    if (isFault(played)) throw faulty(played)
    return campaignOpened(campaignTable(name, played, request), context.tables, context)
  },
})
