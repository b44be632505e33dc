export * from './campaign-session.ts'
export { following } from './follow.ts'
export {
  CAMPAIGN_FORMAT,
  type CampaignRecord,
  makeCampaignRecord,
  readCampaignRecord,
} from './record.ts'
export * from './verify-campaign.ts'
