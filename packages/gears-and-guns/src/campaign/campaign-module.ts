import { type CampaignModule, type CampaignWish, isFault, type Json } from '@graveshift/kernel'
import { word } from '@graveshift/zones'
import { sheetsOverview } from './camp/overview.ts'
import { WESTERN_CAMPAIGN } from './missions-played.ts'
import { CAMPAIGN_OPTIONS, type CampaignState } from './state.ts'
import { labelCampaign, tellCampaign } from './tell.ts'

const ALONE: CampaignWish = { players: [''], options: {} }

/** What it began with, as it was wished for; of what is none nothing is known. */
function wishOf(options: Json): CampaignWish {
  const begun = WESTERN_CAMPAIGN.begin(options)
  if (isFault(begun)) return ALONE
  return { players: begun.players, options: begun.options }
}

/** The western campaign as a host sees it. */
export const WESTERN_CAMPAIGN_MODULE: CampaignModule<CampaignState> = {
  ...WESTERN_CAMPAIGN,
  options: CAMPAIGN_OPTIONS,
  optionsFor: (players, options) => ({ players, options }),
  wishOf,
  label: labelCampaign,
  tell: tellCampaign,
  overview: (state) => sheetsOverview({ campaign: state, sheets: state.sheets }, word('campaign.sheets')),
}
