import { objectOf } from '@graveshift/kernel/outward'
import { playedAt } from '../campaigns.ts'
import { op } from '../op.ts'
import { part } from '../standing.ts'

export const campaignSaveOp = op({
  fields: {},
  answer: objectOf({ record: part('campaign-record') }),
  run: (request, { tables }) => ({ record: playedAt(tables.of(request)).record({ for: 'host' }) }),
})
