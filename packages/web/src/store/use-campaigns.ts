import { useEffect, useState } from 'react'
import { isSoundCampaign, type KeptCampaign } from './campaign-entry.ts'
import { campaignShelf } from './campaign-shelf.ts'
import { shelf } from './shelf.ts'

/** The campaigns of this browser, kept up to date; undefined until they are known, empty where storage is refused. */
export function useCampaigns(): readonly KeptCampaign[] | undefined {
  const [campaigns, setCampaigns] = useState<readonly KeptCampaign[]>()
  useEffect(() => {
    let here = true
    const read = async () => {
      const all = await campaignShelf.list().catch(() => [])
      if (here) setCampaigns(all.filter(isSoundCampaign))
    }
    void read()
    const stop = shelf().onChange(() => void read())
    return () => {
      here = false
      stop()
    }
  }, [])
  return campaigns
}
