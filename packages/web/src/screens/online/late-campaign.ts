import type { Json } from '@graveshift/kernel'
import { lazyPart } from '../../rescue/lazy-part.tsx'

// Most tables are for single games.

export const CampaignBook = lazyPart(async () => (await import('./campaign-book.tsx')).CampaignBook)

const campaign = () => import('./online-campaign.tsx')

export const OnlineCampaign = lazyPart(async () => (await campaign()).OnlineCampaign)

/** What a campaign online begins with where nothing was wished for. */
export const usualCampaign = async (game: string): Promise<Json> => (await campaign()).usualCampaign(game)
