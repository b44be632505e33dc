import { createContext } from 'react'
import type { CampaignPlace } from '../store/game-entry.ts'

/** Where in a campaign the game of this table is played; undefined outside of campaigns. */
export const CampaignContext = createContext<CampaignPlace | undefined>(undefined)
