import type { CampaignModule } from '@graveshift/kernel'
import { word } from '@graveshift/zones'
import { sheetsOverview } from './camp/overview.ts'
import { WESTERN_CAMPAIGN } from './missions-played.ts'
import { CAMPAIGN_OPTIONS, type CampaignState } from './state.ts'
import { labelCampaign, tellCampaign } from './tell.ts'

/** The western campaign as a host sees it. */
export const WESTERN_CAMPAIGN_MODULE: CampaignModule<CampaignState> = {
  ...WESTERN_CAMPAIGN,
  options: CAMPAIGN_OPTIONS,
  optionsFor: (players, options) => ({ players, options }),
  label: labelCampaign,
  tell: tellCampaign,
  overview: (state) => sheetsOverview({ campaign: state, sheets: state.sheets }, word('campaign.sheets')),
}
