export * from './campaign-session.ts'
export { CAMPAIGN_FORMAT, type CampaignRecord, readCampaignRecord } from './record.ts'
export * from './verify-campaign.ts'
